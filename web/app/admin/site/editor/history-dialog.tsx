import { Button } from '@mantine/core'
import type { SitePage, SiteVersion } from '@sohbet/contract/site/site'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { siteVersionsQuery } from '../site.queries.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import styles from './dialogs.module.css'

type Props = {
  isOpen: boolean
  saved: SitePage
  isDirty: boolean
  onClose: () => void
  onRestore: (number: number) => Promise<void>
}

/** Who published what and when. Each version can be looked at and published again. */
export function HistoryDialog({ isOpen, saved, isDirty, onClose, onRestore }: Props) {
  const { t } = useTranslation('site')
  const [looked, setLooked] = useState<number>()
  const { confirm, dialog } = useConfirm()
  const { page, version, isDraft } = saved
  const restore = async (number: number) => {
    const message = [
      number === 0 ? t('history.askFirst') : t('history.ask', { version: number }),
      ...(isDraft || isDirty ? [t('history.askDraft')] : []),
    ].join(' ')
    const isSure = await confirm({
      message,
      deed: t('history.takeBack'),
      isDestructive: isDraft || isDirty,
      action: () => onRestore(number),
    })
    if (isSure) onClose()
  }
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('history.title', { page: t(`pages.${page}`) })}
      size="lg"
    >
      {isOpen && (
        <Versions
          page={page}
          newest={version}
          onLook={setLooked}
          onRestore={(number) => void restore(number)}
        />
      )}
      <PreviewDialog
        shown={looked === undefined ? undefined : { ...saved, number: looked }}
        onClose={() => setLooked(undefined)}
      />
      {dialog}
    </Dialog>
  )
}

type VersionsProps = {
  page: SitePage['page']
  newest: number
  onLook: (number: number) => void
  onRestore: (number: number) => void
}

function Versions({ page, newest, onLook, onRestore }: VersionsProps) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(siteVersionsQuery(page, newest))
  if (error)
    return (
      <ErrorState title={t('history.loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState lines={4} />
  const detailOf = ({ publishedBy, publishedAt }: SiteVersion) =>
    t('state.publishedBy', {
      name: publishedBy ?? t('state.someone'),
      time: formatDateTime(publishedAt, language),
    })
  const rows = [
    ...data.map((one) => ({
      number: one.number,
      name: t('state.published', { version: one.number }),
      detail: detailOf(one),
    })),
    { number: 0, name: t('history.first'), detail: t('history.firstHint') },
  ]
  return (
    <ol className={styles.versions}>
      {rows.map(({ number, name, detail }) => (
        <li key={number}>
          <div>
            <strong>{name}</strong>{' '}
            {number === newest && <StatusBadge tone="good">{t('history.now')}</StatusBadge>}
            <p>{detail}</p>
          </div>
          <Button
            variant="default"
            aria-label={number === 0 ? t('history.lookAtFirst') : t('history.lookAt', { version: number })}
            onClick={() => onLook(number)}
          >
            {t('history.look')}
          </Button>
          {number !== newest && (
            <Button
              variant="default"
              aria-label={
                number === 0 ? t('history.takeBackFirst') : t('history.takeBackOf', { version: number })
              }
              onClick={() => onRestore(number)}
            >
              {t('history.takeBack')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
