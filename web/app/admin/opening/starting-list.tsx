import { Button, Title } from '@mantine/core'
import type { Opening } from '@sohbet/contract/core/opening'
import IconExternalLink from '#icons/IconExternalLink'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { adminPaths } from '../admin-paths.ts'
import styles from './opening.module.css'
import { openingQuery, useLookAhead, useOpenSchool } from './opening.queries.ts'
import { StartingStep } from './starting-step.tsx'
import { useArrivedMail } from './use-arrived-mail.ts'

/** Leads the owner from an empty school to its opening. */
export function StartingList() {
  const { t } = useTranslation('opening')
  const { data, error, refetch } = useQuery(openingQuery)
  useArrivedMail()
  if (!data) {
    if (!error) return <LoadingState lines={8} />
    return <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />
  }
  const done = data.steps.filter(({ isDone }) => isDone).length
  const next = data.steps.find(({ isDone, isRequired }) => isRequired && !isDone)?.step
  return (
    <section className={styles.list} aria-labelledby="starting-list">
      <header>
        <Title order={2} id="starting-list" className={styles.title}>
          {t('title')}
        </Title>
        <p className={styles.soft}>{t('lead')}</p>
        <p className={styles.count}>{t('count', { done, all: data.steps.length })}</p>
      </header>
      <ol className={styles.steps}>
        {data.steps.map((step) => (
          <StartingStep key={step.step} {...step} isNext={step.step === next} opening={data} />
        ))}
      </ol>
      <Last opening={data} />
    </section>
  )
}

function Last({ opening }: { opening: Opening }) {
  const { t } = useTranslation('opening')
  const { mutate: open, isPending } = useOpenSchool()
  const { mutate: look } = useLookAhead()
  const isReady = opening.steps.every(({ isDone, isRequired }) => isDone || !isRequired)
  const fail = (failure: Error) => showError(t('failed'), errorMessage(failure))
  return (
    <footer className={styles.last}>
      <div>
        <h3 className={styles.name}>{t('open.title')}</h3>
        <p className={styles.soft}>{t(isReady ? 'open.ready' : 'open.waiting')}</p>
        {opening.hasDefaultBar && <DefaultBar />}
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconExternalLink size={20} aria-hidden />}
          onClick={() =>
            look(undefined, { onSuccess: ({ url }) => window.location.assign(url), onError: fail })
          }
        >
          {t('open.look')}
        </Button>
        <Button
          loading={isPending}
          variant={isReady ? 'filled' : 'default'}
          onClick={() => open(undefined, { onError: fail })}
        >
          {t('open.button')}
        </Button>
      </div>
    </footer>
  )
}

/** Visitors would read the placeholder. */
function DefaultBar() {
  const { t } = useTranslation('opening')
  return (
    <p className={styles.soft} role="note">
      {t('open.defaultBar')} <Link to={adminPaths.site}>{t('open.changeBar')}</Link>
    </p>
  )
}
