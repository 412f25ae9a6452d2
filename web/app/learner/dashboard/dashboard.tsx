import { Skeleton } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { UserCard } from '../../parts/user/user-card.tsx'
import { useSession } from '../../session/session.ts'
import { LeadSkeleton } from '../../shell/home/lead-skeleton.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { Analytics } from './analytics.tsx'
import { AvailablePanel } from './available-panel.tsx'
import { dashboardQuery } from './dashboard.queries.ts'
import styles from './dashboard.module.css'
import { DueCards } from './due-cards.tsx'
import { EnrolledPanel } from './enrolled-panel.tsx'
import { FinishedCourse, finishedCourse } from './finished-course.tsx'
import { Groups } from './groups.tsx'
import { nextStepsOf } from './next-step-of.ts'
import { NextStep } from './next-step.tsx'
import { Replays } from './replays.tsx'
import { Resources } from './resources.tsx'
import { UpcomingSessions } from './upcoming-live-sessions.tsx'
import { WeekStrip } from './week-strip.tsx'

/** The learner's day, from one call. */
export function Dashboard() {
  const { data, error, refetch } = useQuery(dashboardQuery)
  if (data) return <Loaded dashboard={data} />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <LeadSkeleton className={styles.leadSkeleton} />
      <Skeleton className={styles.weekSkeleton} />
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
      <Next dashboard={dashboard} />
      <DueCards count={dashboard.dueCards} />
      {dashboard.week && <WeekStrip week={dashboard.week} />}
      {/* Without a course, choosing one is the next step */}
      {!hasCourse && offers}
      <BelowFold>
        <div className={styles.columns}>
          <div className={styles.column}>
            <EnrolledPanel courses={dashboard.enrolledCourses} />
            <UpcomingSessions dashboard={dashboard} />
            {/* Without sessions this column has space */}
            {!hasSession && replays}
          </div>
          <div className={styles.column}>
            <Analytics figures={dashboard.learnerAnalytics}>
              <OwnCard {...dashboard} />
            </Analytics>
            <Groups dashboard={dashboard} />
            {hasSession && replays}
          </div>
        </div>
        <Resources resources={dashboard.resources} moreCount={more.resources} />
        {hasCourse && offers}
      </BelowFold>
    </div>
  )
}

/** Appears a moment after the first screen of a phone, which is painted and takes taps meanwhile. */
const BelowFold = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : <div className={styles.room} />

/** A finished course, and the next step, whose action is the red one. */
function Next({ dashboard }: { dashboard: LearnerDashboard }) {
  const now = useNow()
  const [step] = nextStepsOf(dashboard, now)
  const hasOther = step !== undefined && step.kind !== 'completed' && step.kind !== 'course'
  const finished = finishedCourse(dashboard.enrolledCourses, { now, hasOther })
  if (!finished) return <NextStep dashboard={dashboard} />
  return (
    <>
      <FinishedCourse course={finished} isMain={!hasOther} />
      {hasOther && <NextStep dashboard={dashboard} />}
    </>
  )
}

function OwnCard({ progress, scoreProgress }: Pick<LearnerDashboard, 'progress' | 'scoreProgress'>) {
  const user = useSession()?.user
  if (!user) return null
  return (
    <UserCard user={{ ...user, progress }} viewerRole="learner">
      {scoreProgress && <ScoreProgress {...scoreProgress} />}
    </UserCard>
  )
}

function ScoreProgress({ first, latest, best }: NonNullable<LearnerDashboard['scoreProgress']>) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const number = (score: number) => formatNumber(score, language)
  return (
    <p className={styles.score}>
      {t(best > latest ? 'scoreBest' : 'score', {
        first: number(first),
        latest: number(latest),
        best: number(best),
      })}
    </p>
  )
}

/** The error message in red, as documented. */
const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation('dashboard')
  return <ErrorState title={errorMessage(error, t('failed'))} onRetry={onRetry} />
}
