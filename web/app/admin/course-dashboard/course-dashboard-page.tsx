import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { CatalogueTiles } from './catalogue-tiles.tsx'
import styles from './course-dashboard.module.css'
import { courseDashboardQuery } from './course-dashboard.queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { OngoingCourses } from './ongoing-courses.tsx'
import { UpcomingCourses } from './upcoming-courses.tsx'

export default function CourseDashboardPage() {
  const { t } = useTranslation('courseDashboard')
  const { data, error, refetch } = useQuery(courseDashboardQuery)
  useFailureToast(error, t('loadFailed'), t('unknown'))

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={styles.heading}>{t('title')}</h1>
      {data ? (
        <>
          <CatalogueTiles summary={data.summary} />
          <OngoingCourses courses={data.ongoingCourses.courses} />
          <UpcomingCourses courses={data.upcomingCourses.courses} />
        </>
      ) : error ? (
        <section className={styles.card}>
          <ErrorState
            title={t('failed')}
            hint={errorMessage(error, t('unknown'))}
            onRetry={() => void refetch()}
          />
        </section>
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  )
}
