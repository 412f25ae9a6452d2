import { Button } from '@mantine/core'
import type { CoachStatistics } from '@sohbet/contract/learning/coach-courses'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { FigurePanel } from '../../parts/figures/course-lists.tsx'
import { ChartsSkeleton } from '../../parts/figures/figures-skeleton.tsx'
import styles from '../../parts/figures/figures.module.css'
import { RangeSelect, useMonthRange } from '../../parts/figures/range-select.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { coachPaths, coursePath } from '../coach-paths.ts'
import { coachStatisticsQuery } from '../coach.queries.ts'
import { ExportOf } from './export-of.tsx'
import { LessonsChart, SessionsChart } from './month-charts.tsx'

const isEmpty = ({ courses, sessionsMonthly, lessonsMonthly }: CoachStatistics) =>
  courses.length === 0 &&
  sessionsMonthly.every(({ sessions, bySubstitute }) => sessions + bySubstitute === 0) &&
  lessonsMonthly.every(({ taught, learnerAbsent, coachAbsent }) => taught + learnerAbsent + coachAbsent === 0)

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
        isEmpty(data) ? (
          <section className={styles.panel}>
            <EmptyState
              drawing="stop"
              title={t('statistics.empty')}
              hint={t('statistics.emptyHint')}
              action={
                <Button variant="default" component={Link} to={coachPaths.calendar}>
                  {t('statistics.toWeek')}
                </Button>
              }
            />
          </section>
        ) : (
          <>
            <div className={styles.charts}>
              <SessionsChart range={months} months={data.sessionsMonthly} kind="hours" />
              <SessionsChart range={months} months={data.sessionsMonthly} kind="attendance" />
              <LessonsChart range={months} months={data.lessonsMonthly} />
            </div>
            <Standing range={months} courses={data.courses} />
          </>
        )
      ) : error ? (
        <section className={styles.panel}>
          <ErrorState
            title={t('statistics.failed')}
            hint={errorMessage(error)}
            onRetry={() => void refetch()}
          />
        </section>
      ) : (
        <ChartsSkeleton charts={3} />
      )}
    </div>
  )
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

type StandingProps = Pick<CoachStatistics, 'courses'> & { range: MonthRange }

function Standing({ range, courses }: StandingProps) {
  const { t } = useTranslation('coach')
  const columns = useStandingColumns()
  return (
    <FigurePanel title={t('statistics.courses')}>
      {courses.length === 0 ? (
        <p className={styles.soft}>{t('statistics.noCourses')}</p>
      ) : (
        <>
          <ExportOf table="courses" range={range} title={t('statistics.courses')} />
          <PlainTable
            label={t('statistics.courses')}
            rows={courses}
            rowId={({ courseId }) => courseId}
            columns={columns}
          />
        </>
      )}
    </FigurePanel>
  )
}
