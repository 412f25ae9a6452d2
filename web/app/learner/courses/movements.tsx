import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import type { Invoice } from '@sohbet/contract/selling/invoice'
import { fileNameOf } from '@sohbet/domain/brand/brand-names'
import IconFileText from '#icons/IconFileText'
import IconReceipt from '#icons/IconReceipt'
import { useTranslation } from '../../texts/use-translation.ts'
import { useBrand } from '../../parts/school/brand.ts'
import { useLanguage } from '../../texts/language.ts'
import { DownloadButton } from '../../ui/download/download-button.tsx'
import { formatAmount, formatDateTime } from '../../ui/format.ts'
import { useReceipt } from '../../parts/use-receipt.ts'
import { AcceptedDocuments } from './accepted-documents.tsx'
import styles from './courses.module.css'

type Movement = OwnEnrollment['movements'][number]

type Props = Pick<OwnEnrollment, 'id' | 'source' | 'movements' | 'invoices'>

/** Movements of money with their receipts, the invoices that the school uploaded, and the accepted documents. */
export function Movements({ id, source, movements, invoices }: Props) {
  const { t } = useTranslation('enrollment')
  if (movements.length + invoices.length === 0) return null
  return (
    <ul className={styles.movements} aria-label={t('courses.payments')}>
      {movements.map((movement) => (
        <MovementRow key={movement.id} movement={movement} />
      ))}
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
      {source !== 'hand' && movements.length > 0 && <AcceptedDocuments enrollmentId={id} />}
    </ul>
  )
}

function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const brand = useBrand()
  const { id, kind, amount, currency, createdAt, receiptNumber } = movement
  const receipt = useReceipt(id)
  const date = formatDateTime(createdAt, language)
  return (
    <li>
      <span>
        {t(`courses.movement.${kind}`)} <strong>{formatAmount(Math.abs(amount), currency, language)}</strong>
        <small className={styles.marks}>
          <span>{date}</span>
          {receiptNumber !== null && <span>{receiptNumber}</span>}
        </small>
      </span>
      {receiptNumber !== null && (
        <DownloadButton
          variant="subtle"
          color="cool"
          leftSection={<IconReceipt size={18} aria-hidden />}
          request={receipt}
          fileName={`${fileNameOf(brand)}-${receiptNumber}.pdf`}
          label={t('courses.receipt')}
          accessibleName={t('courses.receiptOf', { date })}
          failed={t('courses.receiptFailed')}
        />
      )}
    </li>
  )
}

function InvoiceRow({ invoice: { name, createdAt, url } }: { invoice: Invoice }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  return (
    <li>
      <span>
        {name}
        <small>{formatDateTime(createdAt, language)}</small>
      </span>
      <Button
        component="a"
        href={url}
        variant="subtle"
        color="cool"
        leftSection={<IconFileText size={18} aria-hidden />}
        aria-label={t('courses.invoiceOf', { name })}
      >
        {t('courses.invoice')}
      </Button>
    </li>
  )
}
