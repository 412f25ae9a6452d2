import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import IconRefresh from '#icons/IconRefresh'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { UserCard } from '../../parts/user/user-card.tsx'
import { useSession } from '../../session/session.ts'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { Analytics } from './analytics.tsx'
import { AvailablePanel } from './available-panel.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import styles from './dashboard.module.css'
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
      <Skeleton height={120} />
      <div className={styles.columns}>
        <Skeleton height={200} />
        <Skeleton height={420} />
        <Skeleton height={320} />
      </div>
    </LoadingState>
  )
}

/** Three columns on a wide screen; otherwise one, the most urgent first. */
function Loaded({ dashboard }: { dashboard: LearnerDashboard }) {
  const { more } = dashboard
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const courses = <AvailablePanel dashboard={dashboard} />
  const enrolled = <EnrolledPanel courses={dashboard.enrolledCourses} />
  const resources = <Resources resources={dashboard.resources} moreCount={more.resources} />
  const analytics = <Analytics figures={dashboard.learnerAnalytics} />
  const groups = <Groups dashboard={dashboard} />
  const sessions = (
    <UpcomingSessions sessions={dashboard.incomingZoomSessions} moreCount={more.incomingZoomSessions} />
  )
  const replays = <Replays replays={dashboard.replays} moreCount={more.replays} />
  return (
    <div className={styles.dashboard}>
      <NextStep dashboard={dashboard} />
      {isWide ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <OwnCard progress={dashboard.progress} />
          </div>
          <div className={styles.column}>
            {courses}
            {enrolled}
            {resources}
          </div>
          <div className={styles.column}>
            {analytics}
            {groups}
            {sessions}
            {replays}
          </div>
        </div>
      ) : (
        <div className={styles.flow}>
          {sessions}
          {enrolled}
          {groups}
          {replays}
          {analytics}
          {courses}
          {resources}
          <OwnCard progress={dashboard.progress} />
        </div>
      )}
    </div>
  )
}

function OwnCard({ progress }: Pick<LearnerDashboard, 'progress'>) {
  const user = useSession()?.user
  if (!user) return null
  return (
    <div className={styles.panel}>
      <UserCard user={{ ...user, progress }} viewerRole="learner" titleOrder={2} />
    </div>
  )
}

/** The error message in red, as documented. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['dashboard', 'ui'])
  return (
    <div role="alert" className={styles.failure}>
      <p>{errorMessage(error, t('failed'))}</p>
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('ui:state.retry')}
      </Button>
    </div>
  )
}
