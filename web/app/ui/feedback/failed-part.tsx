import { Button } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './failed-part.module.css'

type Props = { title: string; hint: string; onRetry: () => void }

/** The error of one part of a screen or dialog, without a drawing: several may fail at once. */
export function FailedPart({ title, hint, onRetry }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.part} role="alert">
      <p className={styles.title}>{title}</p>
      {hint !== title && <p className={styles.hint}>{hint}</p>}
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </div>
  )
}
