import { Button, Loader, Title } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from 'react-i18next'
import { RouteLine } from '../ui/route-line.tsx'
import styles from './waiting-screens.module.css'

export function StartingScreen() {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.screen} aria-busy="true">
      <RouteLine stations={5} reached={1} />
      <Title order={1}>{t('title')}</Title>
      <output>{t('start.going')}</output>
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

export function SubmittingScreen({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.screen} aria-busy={!hasFailed}>
      <RouteLine stations={5} reached={hasFailed ? 4 : 5} />
      <Title order={1}>{t(hasFailed ? 'submit.failed' : 'submit.going')}</Title>
      <output>{t(hasFailed ? 'submit.failedHint' : 'submit.goingHint')}</output>
      {hasFailed && (
        <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={onRetry}>
          {t('submit.retry')}
        </Button>
      )}
    </div>
  )
}
