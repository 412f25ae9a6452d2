import type { Statistics } from '@sohbet/contract/core/statistics'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { BarList } from '../../ui/chart/bar-list.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { formatMonth, formatNumber, formatPercent } from '../../ui/format.ts'
import type { PlainColumns } from '../../ui/list/plain-table.tsx'
import { coursePath } from '../admin-paths.ts'
import { StatisticsChart } from './statistics-chart.tsx'

type Props<Figures extends keyof Statistics> = { statistics: Pick<Statistics, Figures>; months: MonthRange }

/** Bars that fit on a screen; the table has all. */
const shownBars = 10

export function LevelsChart({
  statistics: { activeCoursesPerLevel },
  months,
}: Props<'activeCoursesPerLevel'>) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  return (
    <StatisticsChart
      chart="activeCoursesPerLevel"
      isOfToday
      months={months}
      rows={activeCoursesPerLevel}
      rowId={({ typeId }) => typeId}
      columns={[
        { id: 'name', header: t('column.level'), cell: ({ name }) => name },
        {
          id: 'count',
          header: t('column.activeCourses'),
          align: 'end',
          cell: ({ count }) => formatNumber(count, language),
        },
      ]}
    >
      <ColumnChart
        label={t('charts.activeCoursesPerLevel.title')}
        kind="bars"
        format={(value) => formatNumber(value, language)}
        points={activeCoursesPerLevel.map(({ typeId, name, count }) => ({
          key: typeId,
          label: name,
          value: count,
        }))}
      />
    </StatisticsChart>
  )
}

export function SoldChart({ statistics: { soldCoursesMonthly }, months }: Props<'soldCoursesMonthly'>) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  return (
    <StatisticsChart
      chart="soldCoursesMonthly"
      months={months}
      rows={soldCoursesMonthly}
      rowId={({ month }) => month}
      columns={[
        { id: 'month', header: t('column.month'), cell: ({ month }) => formatMonth(month, language) },
        {
          id: 'count',
          header: t('column.soldCourses'),
          align: 'end',
          cell: ({ count }) => formatNumber(count, language),
        },
      ]}
    >
      <ColumnChart
        label={t('charts.soldCoursesMonthly.title')}
        kind="line"
        format={(value) => formatNumber(value, language)}
        points={soldCoursesMonthly.map(({ month, count }) => ({
          key: month,
          label: formatMonth(month, language),
          value: count,
        }))}
      />
    </StatisticsChart>
  )
}

export function LessonsChart({ statistics: { lessonsMonthly }, months }: Props<'lessonsMonthly'>) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const counts = ['taught', 'learnerAbsent', 'coachAbsent', 'late'] as const
  return (
    <StatisticsChart
      chart="lessonsMonthly"
      months={months}
      rows={lessonsMonthly}
      rowId={({ month }) => month}
      columns={[
        { id: 'month', header: t('column.month'), cell: ({ month }) => formatMonth(month, language) },
        ...counts.map((count) => ({
          id: count,
          header: t(`column.${count}`),
          align: 'end' as const,
          cell: (row: Statistics['lessonsMonthly'][number]) => formatNumber(row[count], language),
        })),
      ]}
    >
      <ColumnChart
        label={t('charts.lessonsMonthly.title')}
        kind="bars"
        format={(value) => formatNumber(value, language)}
        points={lessonsMonthly.map(({ month, taught }) => ({
          key: month,
          label: formatMonth(month, language),
          value: taught,
        }))}
      />
    </StatisticsChart>
  )
}

function useSeats() {
  const language = useLanguage()
  return ({ taken, seats }: { taken: number; seats: number }) =>
    `${formatNumber(taken, language)} / ${formatNumber(seats, language)}`
}

function useSeatColumns(): PlainColumns<Statistics['seatFill'][number]> {
  const { t } = useTranslation(['statistics', 'courses'])
  const language = useLanguage()
  const seatsOf = useSeats()
  return [
    {
      id: 'name',
      header: t('column.course'),
      cell: ({ courseId, name }) => <Link to={coursePath('view', courseId)}>{name}</Link>,
    },
    { id: 'status', header: t('column.status'), cell: ({ status }) => t(`courses:status.${status}`) },
    { id: 'seats', header: t('column.seats'), align: 'end', cell: seatsOf },
    {
      id: 'percentage',
      header: t('column.filled'),
      align: 'end',
      cell: ({ percentage }) => formatPercent(percentage, language),
    },
  ]
}

export function SeatsChart({ statistics: { seatFill, more }, months }: Props<'seatFill' | 'more'>) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const seatsOf = useSeats()
  const columns = useSeatColumns()
  return (
    <StatisticsChart
      chart="seatFill"
      isOfToday
      months={months}
      rows={seatFill}
      rowId={({ courseId }) => courseId}
      columns={columns}
      moreCount={more.seatFill}
      shownBars={Math.min(shownBars, seatFill.length)}
    >
      <BarList
        label={t('charts.seatFill.title')}
        most={100}
        bars={seatFill.slice(0, shownBars).map((course) => ({
          key: course.courseId,
          label: course.name,
          value: course.percentage,
          text: `${seatsOf(course)} · ${formatPercent(course.percentage, language)}`,
        }))}
      />
    </StatisticsChart>
  )
}

export function HoursChart({ statistics: { coachHours, more }, months }: Props<'coachHours' | 'more'>) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const nameOf = ({ name }: { name: string | null }) => name ?? t('formerCoach')
  return (
    <StatisticsChart
      chart="coachHours"
      months={months}
      rows={coachHours}
      rowId={({ coachId }) => coachId}
      moreCount={more.coachHours}
      shownBars={Math.min(shownBars, coachHours.length)}
      columns={[
        { id: 'name', header: t('column.coach'), cell: nameOf },
        {
          id: 'sessions',
          header: t('column.sessions'),
          align: 'end',
          cell: ({ sessions }) => formatNumber(sessions, language),
        },
        {
          id: 'hours',
          header: t('column.hours'),
          align: 'end',
          cell: ({ hours }) => formatNumber(hours, language),
        },
        {
          id: 'secondHours',
          header: t('column.secondHours'),
          align: 'end',
          cell: ({ secondHours }) => formatNumber(secondHours, language),
        },
      ]}
    >
      <BarList
        label={t('charts.coachHours.title')}
        bars={coachHours.slice(0, shownBars).map((coach) => ({
          key: coach.coachId,
          label: nameOf(coach),
          value: coach.hours,
          text: t('hours', { hours: formatNumber(coach.hours, language) }),
        }))}
      />
    </StatisticsChart>
  )
}
