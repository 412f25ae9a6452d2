import { Button, Skeleton, Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import IconPencil from '#icons/IconPencil'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { AttendanceSheet } from '../../parts/live-sessions/attendance-sheet.tsx'
import { ChangeLiveSession } from '../../parts/live-sessions/change-live-session.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import {
  StaffLiveSessionBadges,
  StaffLiveSessionFacts,
} from '../../parts/live-sessions/staff-live-session-badges.tsx'
import { MeetingLink } from '../../parts/live-sessions/staff-live-session-row.tsx'
import { staffLiveSessionQuery } from '../../parts/live-sessions/staff-live-sessions.queries.ts'
import { useCrumbName } from '../../shell/navigation/crumb-names.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { learnerPath } from '../coach-paths.ts'
import { isRefused, NoSuchLiveSession } from './no-such-live-session.tsx'
import { courseSessionsPath } from './live-session-paths.ts'
import styles from './live-sessions.module.css'

/** /coach/session/{id}: one session and its attendance. */
export default function SessionPage() {
  const { t } = useTranslation('staffSessions')
  const { sessionId = '' } = useParams()
  const { data, error, refetch } = useQuery(staffLiveSessionQuery(sessionId))
  const session = data?.find(({ id }) => id.toLowerCase() === sessionId.toLowerCase())
  if (session) return <Session session={session} />
  if (data || isRefused(error)) return <NoSuchLiveSession />
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

function Session({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('staffSessions')
  const { sessionId = '' } = useParams()
  useCrumbName(sessionId, session.courseName, courseSessionsPath(session.courseId))
  const [isChanging, setChanging] = useState(false)
  return (
    <div className={styles.page}>
      <PageTitle>{session.courseName}</PageTitle>
      <header className={styles.header}>
        <Title order={1} data-work>
          {session.courseName}
        </Title>
        <p className={styles.date}>
          <LiveSessionWhen {...session} />
        </p>
        <StaffLiveSessionBadges session={session} />
        <StaffLiveSessionFacts session={session} />
        {session.notes && <p className={styles.notes}>{session.notes}</p>}
      </header>
      <div className={styles.actions}>
        <MeetingLink session={session} />
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('change')}
        </Button>
        <Button component={Link} to={courseSessionsPath(session.courseId)} variant="default">
          {t('toSessions')}
        </Button>
      </div>
      <section className={styles.card}>
        <Title order={2}>{t('sheet.title')}</Title>
        <AttendanceSheet session={session} learnerPath={learnerPath} />
      </section>
      <ChangeLiveSession session={isChanging ? session : undefined} onClose={() => setChanging(false)} />
    </div>
  )
}
