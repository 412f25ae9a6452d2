import { Button, Loader, Title } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../texts/use-translation.ts'
import { RouteLine } from '../../ui/feedback/route-line.tsx'
import styles from './waiting-screens.module.css'

type Props = { hasFailed: boolean; onRetry: () => void }

export function StartingScreen({ hasFailed, onRetry }: Props) {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.screen} aria-busy={!hasFailed}>
      <RouteLine stations={5} reached={1} />
      <Title order={1}>{t(hasFailed ? 'start.resumeFailed' : 'title')}</Title>
      <output>{t(hasFailed ? 'start.resumeFailedHint' : 'start.going')}</output>
      {hasFailed && <Retry onClick={onRetry}>{t('start.retry')}</Retry>}
    </div>
  )
}

export function ElsewhereScreen() {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.screen}>
      <RouteLine stations={5} reached={2} />
      <Title order={1}>{t('elsewhere.heading')}</Title>
      <p>{t('elsewhere.text')}</p>
      <output className={styles.waiting}>
        <Loader size="sm" color="var(--cool)" aria-hidden />
        {t('elsewhere.waiting')}
      </output>
    </div>
  )
}

export function SubmittingScreen({ hasFailed, onRetry }: Props) {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.screen} aria-busy={!hasFailed}>
      <RouteLine stations={5} reached={hasFailed ? 4 : 5} />
      <Title order={1}>{t(hasFailed ? 'submit.failed' : 'submit.going')}</Title>
      <output>{t(hasFailed ? 'submit.failedHint' : 'submit.goingHint')}</output>
      {hasFailed && <Retry onClick={onRetry}>{t('submit.retry')}</Retry>}
    </div>
  )
}

const Retry = (props: { onClick: () => void; children: string }) => (
  <Button leftSection={<IconRefresh size={20} aria-hidden />} {...props} />
)
