import { Button, Skeleton, TextInput } from '@mantine/core'
import IconCopy from '#icons/IconCopy'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { feedQuery, useChangeFeed } from './feed.queries.ts'
import styles from './feed.module.css'

/** The secret calendar URL: created, copied and revoked here. */
export function FeedAddress() {
  const { t } = useTranslation('sessions')
  const { data, error, refetch } = useQuery(feedQuery)
  if (data) return data.feed ? <Feed url={data.feed.url} /> : <CreateFeed />
  if (error)
    return <ErrorState title={t('feed.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <Skeleton height={44} />
    </LoadingState>
  )
}

function CreateFeed() {
  const { t } = useTranslation('sessions')
  const { mutate: change, isPending } = useChangeFeed()
  const create = () =>
    change('renew', { onError: (error) => showError(t('feed.changeFailed'), errorMessage(error)) })
  return (
    <Button className={styles.start} loading={isPending} onClick={create}>
      {t('feed.create')}
    </Button>
  )
}

function Feed({ url }: { url: string }) {
  const { t } = useTranslation('sessions')
  const { mutateAsync: change } = useChangeFeed()
  const { confirm, dialog } = useConfirm()

  const ask = async (what: 'renew' | 'revoke') => {
    try {
      const isSure = await confirm({
        message: t(`feed.${what}Ask`),
        isDestructive: true,
        deed: t(`feed.${what}`),
        action: () => change(what),
      })
      if (isSure) showSuccess(t(what === 'renew' ? 'feed.renewed' : 'feed.revoked'))
    } catch (error) {
      showError(t('feed.changeFailed'), errorMessage(error))
    }
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showSuccess(t('feed.copied')),
      () => showError(t('feed.copyFailed')),
    )
  return (
    <>
      <TextInput
        readOnly
        label={t('feed.address')}
        description={t('feed.secret')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy()}>
          {t('feed.copy')}
        </Button>
        <Button variant="default" component="a" href={url.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </Button>
        <Button variant="default" onClick={() => void ask('renew')}>
          {t('feed.renew')}
        </Button>
        <Button variant="default" onClick={() => void ask('revoke')}>
          {t('feed.revoke')}
        </Button>
      </div>
      {dialog}
    </>
  )
}
