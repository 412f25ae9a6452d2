import type { Chart } from '@sohbet/contract/core/statistics'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { ExportButton } from '../../ui/download/export-button.tsx'
import { MoreCount } from '../../ui/list/more-count.tsx'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useExportChart } from './statistics.queries.ts'

type Props<Row> = {
  chart: Chart
  months: MonthRange
  rows: readonly Row[]
  rowId: (row: Row) => string
  columns: PlainColumns<Row>
  /** Rows that the server leaves out. */
  moreCount?: number
  /** The chart counts the courses of today, whatever the range. */
  isOfToday?: boolean
  /** Bars that the chart shows, if it shows fewer than the table has rows. */
  shownBars?: number
  children: ReactNode
}

/** A chart with its table and its export; shows an empty state without data. */
export function StatisticsChart<Row>(props: Props<Row>) {
  const {
    chart,
    months,
    rows,
    rowId,
    columns,
    moreCount = 0,
    isOfToday = false,
    shownBars = rows.length,
    children,
  } = props
  const { t } = useTranslation(['statistics', 'ui'])
  const file = useExportChart(chart, months)
  const title = t(`charts.${chart}.title`)
  const nothing = isOfToday ? (
    <EmptyState title={t('emptyToday')} />
  ) : (
    <EmptyState title={t('ui:chart.nothing')} hint={t('emptyHint')} />
  )
  return (
    <ChartCard
      title={title}
      hint={t(`charts.${chart}.hint`)}
      action={
        <ExportButton
          request={file}
          label="CSV"
          accessibleName={t('csv.of', { title })}
          failed={t('csv.failed')}
        />
      }
      chart={
        rows.length === 0 ? (
          nothing
        ) : (
          <>
            {children}
            <MoreCount count={rows.length - shownBars + moreCount} />
          </>
        )
      }
      table={
        rows.length === 0 ? (
          nothing
        ) : (
          <>
            <PlainTable label={title} rows={rows} rowId={rowId} columns={columns} />
            <MoreCount count={moreCount} />
          </>
        )
      }
    />
  )
}
