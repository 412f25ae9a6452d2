import { coachCards, type CoachDashboard } from '@sohbet/contract/core/dashboards'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { ActiveCourses } from '../parts/figures/course-lists.tsx'
import { CoachHomeSkeleton } from '../parts/figures/figures-skeleton.tsx'
import styles from '../parts/figures/figures.module.css'
import { StatCards } from '../parts/figures/stat-cards.tsx'
import { screenLoader } from '../shell/area-loader.ts'
import { HomeGreeting } from '../shell/home/home-greeting.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import { AwayLink } from './away/away-link.tsx'
import { coachPaths, coursePath } from './coach-paths.ts'
import { coachDashboardQuery } from './coach.queries.ts'
import { IncomingList } from './incoming-list.tsx'
import { AskedLessons } from './lessons/requests/asked-lessons.tsx'
import { WaitingLink } from './listen/waiting-count.tsx'
import { AskedSessions } from './live-sessions/asked-sessions.tsx'
import { Newcomer } from './newcomer.tsx'
import { Now } from './now/now.tsx'

export const clientLoader = screenLoader('coach', coachDashboardQuery)

/** No course so far, also as a substitute. */
const isNewcomer = ({ stats, incomingZoomSessions, incomingLessons, activeCourses }: CoachDashboard) =>
  stats.totalCourses.count + incomingZoomSessions.length + incomingLessons.length + activeCourses.length === 0

export default function CoachHomePage() {
  const { t } = useTranslation('figures')
  const { data, error, refetch } = useQuery(coachDashboardQuery)
  return (
    <div className={styles.page}>
      <HomeGreeting />
      {data ? (
        <>
          <Now next={data.now} />
          <AskedSessions requests={data.requests} />
          <AskedLessons requests={data.askedLessons} />
          <WaitingLink count={data.waitingRecordings} />
          <AwayLink />
          {isNewcomer(data) ? (
            <Newcomer />
          ) : (
            <>
              <IncomingList
                sessions={data.incomingZoomSessions}
                lessons={data.incomingLessons}
                more={data.more}
              />
              <ActiveCourses
                courses={data.activeCourses}
                moreCount={data.more.activeCourses}
                pathOf={coursePath}
                more={{ to: coachPaths.courses, label: t('active.all') }}
              />
            </>
          )}
          <StatCards cards={coachCards} stats={data.stats} />
        </>
      ) : error ? (
        <section className={styles.panel}>
          <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
        </section>
      ) : (
        <CoachHomeSkeleton cards={coachCards.length} />
      )}
    </div>
  )
}
