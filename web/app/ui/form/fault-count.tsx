import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './fault-count.module.css'

/** Number of invalid fields on a tab. */
export function FaultCount({ count }: { count: number }) {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>, {t('form.faults', { count })}</VisuallyHidden>
    </span>
  )
}
