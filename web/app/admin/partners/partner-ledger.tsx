import type { PartnerLedgerLine } from '@sohbet/contract/partners/partners'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { formatAmount, formatDateTime, formatDay, formatRate } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import styles from './partners.module.css'

/** Every commission, take-back, payout and correction, newest first. */
export function PartnerLedger({ ledger }: { ledger: readonly PartnerLedgerLine[] }) {
  const { t } = useTranslation('partners')
  const columns = useLedgerColumns()
  return (
    <section className={styles.box}>
      <h2>{t('ledger.title')}</h2>
      {ledger.length === 0 ? (
        <EmptyState title={t('ledger.empty')} hint={t('ledger.emptyHint')} />
      ) : (
        <PlainTable label={t('ledger.title')} columns={columns} rows={ledger} rowId={({ id }) => id} />
      )}
    </section>
  )
}

function useLedgerColumns(): PlainColumns<PartnerLedgerLine> {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const aboutOf = (line: PartnerLedgerLine) => {
    const { base, ratePercent, courseName, payableFrom, paidOn, note, byUsername, currency } = line
    return [
      courseName,
      base !== null && ratePercent !== null
        ? t('ledger.share', {
            rate: formatRate(ratePercent, language),
            base: formatAmount(base, currency, language),
          })
        : null,
      line.kind === 'commission' && payableFrom !== null
        ? t('ledger.payableFrom', { day: formatDay(payableFrom, language) })
        : null,
      paidOn === null ? null : t('ledger.paidOn', { day: formatDay(paidOn, language) }),
      note,
      byUsername,
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return [
    { id: 'kind', header: t('ledger.kind'), cell: ({ kind }) => t(`ledger.kinds.${kind}`) },
    {
      id: 'createdAt',
      header: t('ledger.when'),
      cell: ({ createdAt }) => formatDateTime(createdAt, language),
    },
    {
      id: 'amount',
      align: 'end',
      header: t('ledger.amount'),
      cell: ({ amount, currency }) => <strong>{formatAmount(amount, currency, language)}</strong>,
    },
    { id: 'about', header: t('ledger.about'), cell: aboutOf },
  ]
}
