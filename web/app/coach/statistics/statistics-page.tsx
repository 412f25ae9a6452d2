import type { CoachStatistics } from '@sohbet/contract/learning/coach-courses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { FigurePanel } from '../../parts/figures/course-lists.tsx'
import { ChartsSkeleton } from '../../parts/figures/figures-skeleton.tsx'
import styles from '../../parts/figures/figures.module.css'
import { RangeSelect, useMonthRange } from '../../parts/figures/range-select.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { formatMonth, formatNumber, formatPercent } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { coursePath } from '../coach-paths.ts'
import { coachStatisticsQuery } from '../coach.queries.ts'

export default function CoachStatisticsPage() {
  const { t } = useTranslation('coach')
  const { months, choose } = useMonthRange()
  const { data, error, refetch } = useQuery(coachStatisticsQuery(months))
  return (
    <div className={styles.page}>
      <PageTitle>{t('statistics.title')}</PageTitle>
      <div className={styles.top}>
        <h1 className={styles.heading}>{t('statistics.title')}</h1>
        <RangeSelect months={months} onChoose={choose} />
      </div>
      {data ? (
        <>
          <div className={styles.charts}>
            <MonthsChart months={data.sessionsMonthly} kind="hours" />
            <MonthsChart months={data.sessionsMonthly} kind="attendance" />
          </div>
          <Standing courses={data.courses} />
        </>
      ) : error ? (
        <section className={styles.panel}>
          <ErrorState
            title={t('statistics.failed')}
            hint={errorMessage(error)}
            onRetry={() => void refetch()}
          />
        </section>
      ) : (
        <ChartsSkeleton charts={2} />
      )}
    </div>
  )
}

type MonthsProps = { months: CoachStatistics['sessionsMonthly']; kind: 'hours' | 'attendance' }

function MonthsChart({ months, kind }: MonthsProps) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const title = t(`statistics.${kind}.title`)
  const isHours = kind === 'hours'
  const columns = useMonthColumns()
  return (
    <ChartCard
      title={title}
      hint={t(`statistics.${kind}.hint`)}
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

function useMonthColumns(): PlainColumns<MonthsProps['months'][number]> {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const rateOf = (rate: number | null) =>
    rate === null ? t('statistics.none') : formatPercent(rate, language)
  return [
    { id: 'month', header: t('statistics.month'), cell: ({ month }) => formatMonth(month, language) },
    {
      id: 'sessions',
      header: t('statistics.sessions'),
      align: 'end',
      cell: ({ sessions }) => formatNumber(sessions, language),
    },
    {
      id: 'hours',
      header: t('statistics.hoursColumn'),
      align: 'end',
      cell: ({ hours }) => formatNumber(hours, language),
    },
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
      cell: ({ attendanceRate }) => rateOf(attendanceRate),
    },
  ]
}

function useStandingColumns(): PlainColumns<CoachStatistics['courses'][number]> {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const percent = (value: number | null) =>
    value === null ? t('statistics.none') : formatPercent(value, language)
  return [
    {
      id: 'course',
      header: t('statistics.course'),
      cell: ({ courseId, name }) => <Link to={coursePath(courseId)}>{name}</Link>,
    },
    {
      id: 'learners',
      header: t('statistics.learners'),
      align: 'end',
      cell: ({ learnerCount }) => formatNumber(learnerCount, language),
    },
    {
      id: 'progress',
      header: t('statistics.progress'),
      align: 'end',
      cell: ({ progress }) => percent(progress),
    },
    {
      id: 'average',
      header: t('statistics.average'),
      align: 'end',
      cell: ({ averageResult }) => percent(averageResult),
    },
    {
      id: 'rate',
      header: t('statistics.rate'),
      align: 'end',
      cell: ({ attendanceRate }) => percent(attendanceRate),
    },
    {
      id: 'silent',
      header: t('statistics.silent'),
      align: 'end',
      cell: ({ inactiveCount }) => formatNumber(inactiveCount, language),
    },
  ]
}

function Standing({ courses }: Pick<CoachStatistics, 'courses'>) {
  const { t } = useTranslation('coach')
  const columns = useStandingColumns()
  return (
    <FigurePanel title={t('statistics.courses')}>
      {courses.length === 0 ? (
        <p className={styles.soft}>{t('statistics.noCourses')}</p>
      ) : (
        <PlainTable
          label={t('statistics.courses')}
          rows={courses}
          rowId={({ courseId }) => courseId}
          columns={columns}
        />
      )}
    </FigurePanel>
  )
}
