import { Skeleton } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { UserCard } from '../../parts/user/user-card.tsx'
import { useSession } from '../../session/session.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { Analytics } from './analytics.tsx'
import { AvailablePanel } from './available-panel.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import styles from './dashboard.module.css'
import { DueCards } from './due-cards.tsx'
import { EnrolledPanel } from './enrolled-panel.tsx'
import { Groups } from './groups.tsx'
import { NextStep } from './next-step.tsx'
import { Replays } from './replays.tsx'
import { Resources } from './resources.tsx'
import { UpcomingSessions } from './upcoming-live-sessions.tsx'

/** The learner's day, from one call. */
export function Dashboard() {
  const { data, error, refetch } = useQuery(dashboardQuery)
  if (data) return <Loaded dashboard={data} />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <Skeleton className={styles.leadSkeleton} />
      <div className={styles.columns}>
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </LoadingState>
  )
}

/** The most urgent first: what is next, own courses and sessions, the rest, and what is for sale. */
function Loaded({ dashboard }: { dashboard: LearnerDashboard }) {
  const { more } = dashboard
  const offers = <AvailablePanel dashboard={dashboard} />
  const replays = <Replays replays={dashboard.replays} moreCount={more.replays} />
  const hasCourse = dashboard.enrolledCourses.length > 0
  const hasSession = dashboard.incomingZoomSessions.length + dashboard.lessons.length > 0
  return (
    <div className={styles.dashboard}>
      <NextStep dashboard={dashboard} />
      <DueCards count={dashboard.dueCards} />
      {/* Without a course, choosing one is the next step */}
      {!hasCourse && offers}
      <div className={styles.columns}>
        <div className={styles.column}>
          <EnrolledPanel courses={dashboard.enrolledCourses} />
          <UpcomingSessions dashboard={dashboard} />
          {/* Without sessions this column has space */}
          {!hasSession && replays}
        </div>
        <div className={styles.column}>
          <Analytics figures={dashboard.learnerAnalytics}>
            <OwnCard progress={dashboard.progress} />
          </Analytics>
          <Groups dashboard={dashboard} />
          {hasSession && replays}
        </div>
      </div>
      <Resources resources={dashboard.resources} moreCount={more.resources} />
      {hasCourse && offers}
    </div>
  )
}

function OwnCard({ progress }: Pick<LearnerDashboard, 'progress'>) {
  const user = useSession()?.user
  if (!user) return null
  return <UserCard user={{ ...user, progress }} viewerRole="learner" />
}

/** The error message in red, as documented. */
const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation('dashboard')
  return <ErrorState title={errorMessage(error, t('failed'))} onRetry={onRetry} />
}
