import { Skeleton } from '@mantine/core'
import type { SessionPage as Page } from '@sohbet/contract/live-sessions/session-page'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { useParams } from 'react-router'
import { isRefusal } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useCrumbName } from '../../shell/navigation/crumb-names.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { FollowUp } from './follow-up.tsx'
import { LiveSessionActions } from './live-session-actions.tsx'
import { LiveSessionAttendance } from './live-session-attendance.tsx'
import { LiveSessionHeader } from './live-session-header.tsx'
import { LiveSessionMaterials } from './live-session-materials.tsx'
import { LiveSessionModule } from './live-session-module.tsx'
import { LiveSessionNotes } from './live-session-notes.tsx'
import { LiveSessionReplay } from './live-session-replay.tsx'
import { LiveSessionTeacher } from './live-session-teacher.tsx'
import { LiveSessionText } from './live-session-text.tsx'
import { NoSuchLiveSession } from './no-such-live-session.tsx'
import { courseSessionsPath } from './live-session-paths.ts'
import styles from './live-sessions.module.css'
import { sessionPageQuery } from '../../parts/live-sessions/session-page.queries.ts'

/** /coach/session/{id}: what a coach needs for one session, from the minute before it until after it. */
export default function SessionPage() {
  const { t } = useTranslation('staffSessions')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery(sessionPageQuery(sessionId))
  if (data) return <Session page={data} onStale={() => void refetch()} />
  if (isRefusal(error)) return <NoSuchLiveSession />
  return error ? (
    <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  ) : (
    <LoadingState>
      <Skeleton height={40} width="70%" />
      <Skeleton height={24} width="50%" />
      <Skeleton height={320} />
    </LoadingState>
  )
}

function Session({ page, onStale }: { page: Page; onStale: () => void }) {
  const { session, seesLearners, replayUrl, materials, module, last } = page
  const { sessionId = '' } = useParams()
  // A substitute does not open the course
  const path = session.isAsSubstitute ? undefined : courseSessionsPath(session.courseId)
  useCrumbName(sessionId, session.courseName, path)
  // Before the session its coach prepares, from the opening on attendance comes first
  const isAhead = useNow() < new Date(session.opensAt)
  const attendance = <LiveSessionAttendance key="attendance" session={session} seesLearners={seesLearners} />
  const texts = [
    <LiveSessionText key="agenda" session={session} part="agenda" />,
    <LiveSessionNotes key="notes" session={session} last={last} />,
  ]
  return (
    <div className={styles.page}>
      <LiveSessionHeader session={session} seesLearners={seesLearners} />
      <LiveSessionActions session={session} />
      {session.isAsSubstitute && <LiveSessionTeacher session={session} />}
      {isAhead ? texts : attendance}
      {!isAhead && <FollowUp session={session} />}
      <LiveSessionMaterials session={session} materials={materials} onStale={onStale} />
      <LiveSessionModule session={session} module={module} />
      {isAhead ? attendance : texts}
      {!session.isAsSubstitute && <LiveSessionTeacher session={session} />}
      <LiveSessionReplay session={session} replayUrl={replayUrl} />
    </div>
  )
}
