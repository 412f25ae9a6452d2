import { Skeleton, Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useSession } from '../../../session/session.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { AddSession } from '../extra/add-session.tsx'
import { ChangeLiveSession } from '../change/change-live-session.tsx'
import { groupLiveSessions, isOff } from '../live-session-groups.ts'
import { StaffLiveSessionRow } from './staff-live-session-row.tsx'
import styles from './staff-live-sessions.module.css'
import { staffLiveSessionsQuery } from './staff-live-sessions.queries.ts'

/** Visible rows per group; a course has dozens of sessions. */
const shown = 6

type Props = {
  courseId: string
  /** Renders the link or button to the attendance of a session. */
  renderAttendance: (session: StaffLiveSession) => ReactNode
}

/** All live sessions of a course: next, later and past. Each can be changed. */
export function StaffLiveSessionList({ courseId, renderAttendance }: Props) {
  const { t } = useTranslation('staffSessions')
  const { data, error, refetch } = useQuery(staffLiveSessionsQuery(courseId))
  const isCoach = useSession()?.user.role === 'coach'
  const [changedId, setChangedId] = useState<string>()
  if (!data)
    return error ? (
      <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} height={88} />
        ))}
      </LoadingState>
    )
  const isAllowed = data.every(({ isAsSubstitute }) => !isAsSubstitute)
  const add = isAllowed && <AddSession courseId={courseId} />
  if (data.length === 0)
    return (
      <EmptyState
        drawing="stop"
        title={t('none')}
        hint={t(isCoach ? 'noneHintCoach' : 'noneHint')}
        action={add}
      />
    )
  return (
    <div className={styles.all}>
      {add}
      <Groups
        sessions={data}
        renderRow={(session, isNext) => (
          <StaffLiveSessionRow
            key={session.id}
            session={session}
            isNext={isNext}
            attendance={!isOff(session) && renderAttendance(session)}
            onChange={() => setChangedId(session.id)}
          />
        )}
      />
      <ChangeLiveSession
        session={data.find(({ id }) => id === changedId)}
        onClose={() => setChangedId(undefined)}
      />
    </div>
  )
}

type GroupsProps = {
  sessions: readonly StaffLiveSession[]
  renderRow: (session: StaffLiveSession, isNext: boolean) => ReactNode
}

function Groups({ sessions, renderRow }: GroupsProps) {
  const { t } = useTranslation('staffSessions')
  const now = useNow()
  const { next, later, past } = groupLiveSessions(sessions, now)
  return (
    <div className={styles.groups}>
      <section className={styles.group}>
        <Title order={2}>{t('next')}</Title>
        {next ? (
          <ul className={styles.list}>{renderRow(next, true)}</ul>
        ) : (
          <p className={styles.soft}>{t('noNext')}</p>
        )}
      </section>
      <Group title={t('later')} sessions={later} renderRow={renderRow} />
      <Group title={t('past')} sessions={past} renderRow={renderRow} />
    </div>
  )
}

function Group({ title, sessions, renderRow }: GroupsProps & { title: string }) {
  const { t } = useTranslation('staffSessions')
  if (sessions.length === 0) return null
  const [first, rest] = [sessions.slice(0, shown), sessions.slice(shown)]
  return (
    <section className={styles.group}>
      <Title order={2}>{title}</Title>
      <ul className={styles.list}>{first.map((session) => renderRow(session, false))}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('more', { count: sessions.length })}</summary>
          <ul className={styles.list}>{rest.map((session) => renderRow(session, false))}</ul>
        </details>
      )}
    </section>
  )
}
