import type { CoachStatistics } from '@sohbet/contract/learning/coach-courses'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { formatMonth, formatNumber, formatPercent } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import type { CardColumn } from '../../ui/list/card-row.tsx'
import { ExportOf } from './export-of.tsx'

type Sessions = CoachStatistics['sessionsMonthly']
type Lessons = CoachStatistics['lessonsMonthly']

type SessionsProps = { range: MonthRange; months: Sessions; kind: 'hours' | 'attendance' }

export function SessionsChart({ range, months, kind }: SessionsProps) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const title = t(`statistics.${kind}.title`)
  const isHours = kind === 'hours'
  const columns = useSessionColumns()
  return (
    <ChartCard
      title={title}
      hint={t(`statistics.${kind}.hint`)}
      action={<ExportOf table="sessions" range={range} title={title} />}
      chart={
        <ColumnChart
          label={title}
          kind="bars"
          format={(value) => (isHours ? formatNumber(value, language) : formatPercent(value, language))}
          points={months.map(({ month, hours, attendanceRate }) => ({
            key: month,
            label: formatMonth(month, language),
            value: isHours ? hours : attendanceRate,
          }))}
        />
      }
      table={<PlainTable label={title} rows={months} rowId={({ month }) => month} columns={columns} />}
    />
  )
}

export function LessonsChart({ range, months }: { range: MonthRange; months: Lessons }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const title = t('statistics.lessons.title')
  const columns = useLessonColumns()
  return (
    <ChartCard
      title={title}
      hint={t('statistics.lessons.hint')}
      action={<ExportOf table="lessons" range={range} title={title} />}
      chart={
        <ColumnChart
          label={title}
          kind="bars"
          format={(value) => formatNumber(value, language)}
          points={months.map(({ month, hours }) => ({
            key: month,
            label: formatMonth(month, language),
            value: hours,
          }))}
        />
      }
      table={<PlainTable label={title} rows={months} rowId={({ month }) => month} columns={columns} />}
    />
  )
}

/** A column of numbers. */
function useNumbers() {
  const language = useLanguage()
  return <Row,>(id: string, header: string, valueOf: (row: Row) => number): CardColumn<Row> => ({
    id,
    header,
    align: 'end',
    cell: (row) => formatNumber(valueOf(row), language),
  })
}

function useSessionColumns(): PlainColumns<Sessions[number]> {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const numbers = useNumbers()
  return [
    { id: 'month', header: t('statistics.month'), cell: ({ month }) => formatMonth(month, language) },
    numbers('sessions', t('statistics.sessions'), ({ sessions }) => sessions),
    numbers('hours', t('statistics.hoursColumn'), ({ hours }) => hours),
    numbers('asSubstitute', t('statistics.asSubstitute'), ({ asSubstitute }) => asSubstitute),
    numbers('bySubstitute', t('statistics.bySubstitute'), ({ bySubstitute }) => bySubstitute),
    {
      id: 'attended',
      header: t('statistics.attended'),
      align: 'end',
      cell: ({ attended, expected }) =>
        `${formatNumber(attended, language)} / ${formatNumber(expected, language)}`,
    },
    {
      id: 'rate',
      header: t('statistics.rate'),
      align: 'end',
      cell: ({ attendanceRate }) =>
        attendanceRate === null ? t('statistics.none') : formatPercent(attendanceRate, language),
    },
  ]
}

function useLessonColumns(): PlainColumns<Lessons[number]> {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const numbers = useNumbers()
  return [
    { id: 'month', header: t('statistics.month'), cell: ({ month }) => formatMonth(month, language) },
    numbers('taught', t('statistics.lessons.taught'), ({ taught }) => taught),
    numbers('hours', t('statistics.hoursColumn'), ({ hours }) => hours),
    numbers('learnerAbsent', t('statistics.lessons.learnerAbsent'), ({ learnerAbsent }) => learnerAbsent),
    numbers('coachAbsent', t('statistics.lessons.coachAbsent'), ({ coachAbsent }) => coachAbsent),
  ]
}
