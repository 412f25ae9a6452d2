import type { PartnerPage } from '@sohbet/contract/partners/partners'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount, formatNumber } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { payableAfterDays } from '@sohbet/domain/partner/commission'
import styles from './partner-figures.module.css'

type Figures = Pick<PartnerPage, 'clicks' | 'signUps' | 'sales' | 'balances' | 'months'>
type Month = PartnerPage['months'][number]

/** Totals, balance and months of a partner, without personal data. */
export function PartnerFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('partnerFigures')
  const language = useLanguage()
  const columns = useMonthColumns()
  const { balances, months } = figures
  return (
    <>
      <dl className={styles.counts}>
        {(['clicks', 'signUps', 'sales'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{formatNumber(figures[name], language)}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.box}>
        <h2>{t('balance')}</h2>
        {balances.length === 0 && <p>{t('noBalance')}</p>}
        {balances.map(({ currency, ...sums }) => (
          <dl key={currency} className={styles.balance}>
            {(['payable', 'waiting', 'paidOut'] as const).map((name) => (
              <div key={name} data-kind={name}>
                <dt>{t(name)}</dt>
                <dd>{formatAmount(sums[name], currency, language)}</dd>
              </div>
            ))}
          </dl>
        ))}
        <p className={styles.hint}>{t('hint', { days: payableAfterDays })}</p>
      </section>
      {months.length > 0 && (
        <section className={styles.box}>
          <h2>{t('months')}</h2>
          <PlainTable label={t('months')} columns={columns} rows={months} rowId={({ month }) => month} />
        </section>
      )}
    </>
  )
}

function useMonthColumns(): PlainColumns<Month> {
  const { t } = useTranslation('partnerFigures')
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const count = (name: 'clicks' | 'signUps' | 'sales') => ({
    id: name,
    header: t(name),
    align: 'end' as const,
    cell: (month: Month) => formatNumber(month[name], language),
  })
  return [
    {
      id: 'month',
      header: t('month'),
      cell: ({ month }) => format.format(new Date(`${month}-01T00:00:00Z`)),
    },
    count('clicks'),
    count('signUps'),
    count('sales'),
    {
      id: 'commission',
      header: t('commission'),
      align: 'end',
      cell: ({ commission }) =>
        commission.map(({ amount, currency }) => formatAmount(amount, currency, language)).join(', ') || '–',
    },
  ]
}
