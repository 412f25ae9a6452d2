import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { brand } from '@sohbet/domain/brand'
import IconReceipt from '#icons/IconReceipt'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { DownloadButton } from '../../ui/download/download-button.tsx'
import { formatAmount, formatDateTime } from '../../ui/format.ts'
import { useReceipt } from '../enrollment/enrollment.queries.ts'
import styles from './courses.module.css'

type Movement = OwnEnrollment['movements'][number]

/** Movements of money; payments and refunds with their receipts. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('enrollment')
  if (movements.length === 0) return null
  return (
    <ul className={styles.movements} aria-label={t('courses.payments')}>
      {movements.map((movement) => (
        <MovementRow key={movement.id} movement={movement} />
      ))}
    </ul>
  )
}

function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { id, kind, amount, currency, createdAt, receiptNumber } = movement
  const receipt = useReceipt(id)
  const date = formatDateTime(createdAt, language)
  return (
    <li>
      <span>
        {t(`courses.movement.${kind}`)} <strong>{formatAmount(Math.abs(amount), currency, language)}</strong>
        <small>{receiptNumber === null ? date : `${date} · ${receiptNumber}`}</small>
      </span>
      {receiptNumber !== null && (
        <DownloadButton
          variant="subtle"
          color="cool"
          leftSection={<IconReceipt size={18} aria-hidden />}
          request={receipt}
          fileName={`${brand.name.toLowerCase()}-${receiptNumber}.pdf`}
          label={t('courses.receipt')}
          accessibleName={t('courses.receiptOf', { date })}
          failed={t('courses.receiptFailed')}
        />
      )}
    </li>
  )
}
