import type { DashboardLiveSession } from '@sohbet/contract/learning/learner-dashboard'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DateLeaf } from '../../parts/live-sessions/date-leaf.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { isToday, ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths, sessionPath } from '../learner-paths.ts'
import { JoinButton } from '../live-sessions/join-button.tsx'
import styles from './dashboard.module.css'
import { endOf, stillAhead } from './next-step-of.ts'
import { Panel } from './panel.tsx'

type Props = { sessions: readonly DashboardLiveSession[]; moreCount: number }

export function UpcomingSessions({ sessions, moreCount }: Props) {
  const { t } = useTranslation('dashboard')
  const now = useNow()
  const ahead = stillAhead(sessions, now)
  // The name of the course says nothing when all have the same
  const isMixed = ahead.some(({ courseId }) => courseId !== ahead[0]?.courseId)
  const firstId = ahead.find(({ isAbsenceAnnounced }) => !isAbsenceAnnounced)?.id
  return (
    <Panel
      title={t('sessions.title')}
      more={{ to: learnerPaths.calendar, label: t('sessions.all'), count: moreCount }}
    >
      {ahead.length === 0 && <p className={styles.none}>{t('sessions.none')}</p>}
      <ul className={styles.list}>
        {ahead.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            withCourse={isMixed}
            // The next step has the button of the first session
            canJoin={session.id !== firstId && isToday(session.date, now, ownZone())}
          />
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = { session: DashboardLiveSession; now: Date; canJoin: boolean; withCourse: boolean }

function SessionRow({ session, now, canJoin, withCourse }: RowProps) {
  const { t } = useTranslation(['sessions', 'dashboard'])
  const { id, name, topic, coachName, date, duration, opensAt, isMoved, isAbsenceAnnounced } = session
  return (
    <li className={styles.session}>
      <DateLeaf moment={date} />
      <div>
        <h3>
          <Link to={sessionPath(id)} className={styles.whole}>
            {topic ?? name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <LiveSessionWhen startsAt={date} duration={duration} withDay={false}>
            {t('page.minutes', { count: duration })}
            {coachName && <> · {t('dashboard:sessions.with', { coach: coachName })}</>}
          </LiveSessionWhen>
        </p>
        {withCourse && topic && <p className={styles.facts}>{name}</p>}
      </div>
      <div className={styles.badges}>
        <LiveSessionBadge startsAt={date} now={now} />
        {isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
        {isAbsenceAnnounced && <StatusBadge tone="neutral">{t('away')}</StatusBadge>}
      </div>
      {canJoin && (
        <div className={styles.join}>
          <JoinButton session={{ id, name, opensAt, endsAt: endOf(session) }} />
        </div>
      )}
    </li>
  )
}
