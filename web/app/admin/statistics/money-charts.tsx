import type { Statistics } from '@sohbet/contract/core/statistics'
import type { Currency } from '@sohbet/domain/course/price'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { Fragment } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { BarList } from '../../ui/chart/bar-list.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { formatAmount, formatMonth, formatNumber } from '../../ui/format.ts'
import type { PlainColumns } from '../../ui/list/plain-table.tsx'
import { coursePath } from '../admin-paths.ts'
import styles from '../../ui/chart/chart-card.module.css'
import { StatisticsChart } from './statistics-chart.tsx'

type Props = { statistics: Statistics; months: MonthRange }
type MoneyOfMonth = Statistics['incomeMonthly'][number]

const shownBars = 8

/** Dollars and liras share no axis. The months are sorted by currency, the school's first. */
function byCurrency<Row extends { currency: Currency }>(
  rows: readonly Row[],
  months: readonly MoneyOfMonth[],
) {
  return [...new Set(months.map(({ currency }) => currency))]
    .map((currency) => ({ currency, rows: rows.filter((row) => row.currency === currency) }))
    .filter(({ rows: found }) => found.length > 0)
}

type MonthsProps = {
  label: string
  rows: readonly MoneyOfMonth[]
  kind: 'bars' | 'line'
  of: 'income' | 'refunded'
}

function MoneyByMonth({ label, rows, kind, of }: MonthsProps) {
  const language = useLanguage()
  return byCurrency(rows, rows).map(({ currency, rows: found }) => (
    <Fragment key={currency}>
      <h3 className={styles.subtitle}>{currency}</h3>
      <ColumnChart
        label={`${label}, ${currency}`}
        kind={kind}
        format={(value) => formatAmount(value, currency, language)}
        formatTick={(value) => formatNumber(value, language)}
        points={found.map((row) => ({
          key: row.month,
          label: formatMonth(row.month, language),
          value: row[of],
        }))}
      />
    </Fragment>
  ))
}

const monthId = ({ month, currency }: MoneyOfMonth) => `${month} ${currency}`

/** The columns that every money table has after its first. */
function useMoneyColumns() {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const title = (id: 'paid' | 'refunded' | 'income') => t(`column.${id}`)
  const column = <Name extends 'paid' | 'refunded' | 'income'>(id: Name) => ({
    id,
    header: title(id),
    align: 'end' as const,
    cell: (row: Record<Name, number> & { currency: Currency }) =>
      formatAmount(row[id], row.currency, language),
  })
  return { paid: column('paid'), refunded: column('refunded'), income: column('income') }
}

export function IncomeChart({ statistics: { incomeMonthly }, months }: Props) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { paid, refunded, income } = useMoneyColumns()
  return (
    <StatisticsChart
      chart="incomeMonthly"
      months={months}
      rows={incomeMonthly}
      rowId={monthId}
      columns={[
        { id: 'month', header: t('column.month'), cell: ({ month }) => formatMonth(month, language) },
        paid,
        refunded,
        income,
      ]}
    >
      <MoneyByMonth label={t('charts.incomeMonthly.title')} rows={incomeMonthly} kind="line" of="income" />
    </StatisticsChart>
  )
}

export function RefundsChart({ statistics: { incomeMonthly }, months }: Props) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { refunded } = useMoneyColumns()
  return (
    <StatisticsChart
      chart="refundsMonthly"
      months={months}
      rows={incomeMonthly}
      rowId={monthId}
      columns={[
        { id: 'month', header: t('column.month'), cell: ({ month }) => formatMonth(month, language) },
        {
          id: 'refundCount',
          header: t('column.refunds'),
          align: 'end',
          cell: ({ refundCount }) => formatNumber(refundCount, language),
        },
        refunded,
      ]}
    >
      <MoneyByMonth label={t('charts.refundsMonthly.title')} rows={incomeMonthly} kind="bars" of="refunded" />
    </StatisticsChart>
  )
}

function useCourseColumns(): PlainColumns<Statistics['incomeByCourse'][number]> {
  const { t } = useTranslation('statistics')
  const { paid, refunded, income } = useMoneyColumns()
  return [
    {
      id: 'name',
      header: t('column.course'),
      cell: ({ courseId, name }) =>
        courseId ? <Link to={coursePath('view', courseId)}>{name}</Link> : t('column.packs'),
    },
    paid,
    refunded,
    income,
  ]
}

export function CourseIncomeChart({ statistics: { incomeByCourse, incomeMonthly, more }, months }: Props) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const columns = useCourseColumns()
  const groups = byCurrency(incomeByCourse, incomeMonthly)
  return (
    <StatisticsChart
      chart="incomeByCourse"
      months={months}
      rows={incomeByCourse}
      rowId={({ courseId, currency }) => `${courseId} ${currency}`}
      columns={columns}
      moreCount={more.incomeByCourse}
      shownBars={groups.reduce((sum, { rows }) => sum + Math.min(shownBars, rows.length), 0)}
    >
      {groups.map(({ currency, rows }) => (
        <Fragment key={currency}>
          <h3 className={styles.subtitle}>{currency}</h3>
          <BarList
            label={`${t('charts.incomeByCourse.title')}, ${currency}`}
            bars={rows.slice(0, shownBars).map((course) => ({
              key: course.courseId ?? 'packs',
              label: course.courseId ? course.name : t('column.packs'),
              value: course.income,
              text: formatAmount(course.income, currency, language),
            }))}
          />
        </Fragment>
      ))}
    </StatisticsChart>
  )
}
