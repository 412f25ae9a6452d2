import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { FiguresAge } from '../../parts/figures/figures-age.tsx'
import { ChartSkeleton, ChartsSkeleton } from '../../parts/figures/figures-skeleton.tsx'
import styles from '../../parts/figures/figures.module.css'
import { RangeSelect, useMonthRange } from '../../parts/figures/range-select.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { CampaignsChart } from './campaigns-chart.tsx'
import { HoursChart, LessonsChart, LevelsChart, SeatsChart, SoldChart } from './course-charts.tsx'
import { CourseIncomeChart, IncomeChart, RefundsChart } from './money-charts.tsx'
import { DistributionChart, FunnelChart, NewUsersChart } from './people-charts.tsx'
import { distributionQuery, statisticsQuery, useReloadStatistics } from './statistics.queries.ts'

export default function StatisticsPage() {
  const { t } = useTranslation('statistics')
  const { months, choose } = useMonthRange()
  const { data: statistics, error, refetch } = useQuery(statisticsQuery(months))
  const { data: distribution } = useQuery(distributionQuery)
  const { mutate: reload, isPending } = useReloadStatistics(months)
  const fail = (failure: Error) => showError(t('failed'), errorMessage(failure, t('failed')))
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.top}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <RangeSelect months={months} onChoose={choose} />
      </div>
      {statistics ? (
        <>
          <FiguresAge
            moment={oldestOf(statistics.computedAt, distribution?.computedAt)}
            isLoading={isPending}
            onReload={() => reload(undefined, { onError: fail })}
          />
          <div className={styles.charts}>
            <Distribution months={months} />
            <LevelsChart statistics={statistics} months={months} />
            <SoldChart statistics={statistics} months={months} />
            <LessonsChart statistics={statistics} months={months} />
            <NewUsersChart statistics={statistics} months={months} />
            <IncomeChart statistics={statistics} months={months} />
            <RefundsChart statistics={statistics} months={months} />
            <CourseIncomeChart statistics={statistics} months={months} />
            <CampaignsChart statistics={statistics} months={months} />
            <FunnelChart statistics={statistics} months={months} />
            <SeatsChart statistics={statistics} months={months} />
            <HoursChart statistics={statistics} months={months} />
          </div>
        </>
      ) : error ? (
        <section className={styles.panel}>
          <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
        </section>
      ) : (
        <ChartsSkeleton charts={4} />
      )}
    </div>
  )
}

/** ISO times, which sort as text. */
const oldestOf = (one: string, other = one) => (one < other ? one : other)

/** A separate documented call: when it fails, the rest still loads. */
function Distribution({ months }: Pick<Parameters<typeof DistributionChart>[0], 'months'>) {
  const { t } = useTranslation('statistics')
  const { data, error, refetch } = useQuery(distributionQuery)
  if (data) return <DistributionChart figures={data} months={months} />
  if (!error)
    return (
      <LoadingState>
        <ChartSkeleton />
      </LoadingState>
    )
  const hint = error instanceof ApiError ? error.message : t('distribution.unexpected')
  return (
    <section className={styles.panel}>
      <ErrorState
        title={t('distribution.failed')}
        hint={hint || t('distribution.failed')}
        onRetry={() => void refetch()}
      />
    </section>
  )
}
