import { Alert, Button } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from 'react-i18next'
import styles from './enroll.module.css'

export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('enrollment')
  const { t: ui } = useTranslation('ui')
  return (
    <Alert
      color="red"
      variant="light"
      title={t('errorTitle')}
      icon={<IconAlertTriangle color="var(--red)" aria-hidden />}
    >
      <p className={styles.alertText}>{message}</p>
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {ui('state.retry')}
      </Button>
    </Alert>
  )
}
