import type { Statistics } from '@sohbet/contract/core/statistics'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { BarList } from '../../ui/chart/bar-list.tsx'
import { formatAmount, formatNumber } from '../../ui/format.ts'
import { StatisticsChart } from './statistics-chart.tsx'
import type { MonthRange } from '@sohbet/domain/figures/periods'

const shownBars = 8

/** Uses, revenue and reduction of discount codes and early-bird prices. */
export function CampaignsChart({
  statistics: { campaigns, more },
  months,
}: {
  statistics: Statistics
  months: MonthRange
}) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  type Row = Statistics['campaigns'][number]
  const nameOf = ({ code }: Row) => code ?? t('earlyBird')
  const idOf = ({ code, currency }: Row) => `${code} ${currency}`
  return (
    <StatisticsChart
      chart="campaigns"
      months={months}
      rows={campaigns}
      rowId={idOf}
      columns={[
        { id: 'code', header: t('column.code'), cell: nameOf },
        {
          id: 'uses',
          header: t('column.uses'),
          align: 'end',
          cell: ({ uses }) => formatNumber(uses, language),
        },
        {
          id: 'revenue',
          header: t('column.revenue'),
          align: 'end',
          cell: ({ revenue, currency }) => formatAmount(revenue, currency, language),
        },
        {
          id: 'reduction',
          header: t('column.reduction'),
          align: 'end',
          cell: ({ reduction, currency }) => formatAmount(reduction, currency, language),
        },
      ]}
      moreCount={more.campaigns}
      shownBars={Math.min(shownBars, campaigns.length)}
    >
      <BarList
        label={t('charts.campaigns.title')}
        bars={campaigns.slice(0, shownBars).map((row) => ({
          key: idOf(row),
          label: nameOf(row),
          value: row.uses,
          text: formatNumber(row.uses, language),
        }))}
      />
    </StatisticsChart>
  )
}
