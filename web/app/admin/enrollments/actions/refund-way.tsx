import type { EnrollmentSource } from '@sohbet/domain/enrollment/status'
import IconInfoCircle from '#icons/IconInfoCircle'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from '../enrollments.module.css'

/** Where the refund goes: a bank transfer is returned by hand. */
export function RefundWay({ source }: { source: EnrollmentSource }) {
  const { t } = useTranslation('enrollments')
  return (
    <p className={styles.notice} data-by-hand={source === 'hand' || undefined}>
      <IconInfoCircle size={20} aria-hidden />
      {t(source === 'hand' ? 'way.hand' : 'way.card')}
    </p>
  )
}
