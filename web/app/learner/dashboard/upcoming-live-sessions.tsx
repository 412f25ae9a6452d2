import type { DashboardLiveSession } from '@sohbet/contract/learning/learner-dashboard'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths, sessionPath } from '../learner-paths.ts'
import { JoinButton } from '../live-sessions/join-button.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { isToday, ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'
import { endOf, stillAhead } from './next-step-of.ts'

type Props = { sessions: readonly DashboardLiveSession[]; moreCount: number }

export function UpcomingSessions({ sessions, moreCount }: Props) {
  const { t } = useTranslation('dashboard')
  const now = useNow()
  const ahead = stillAhead(sessions, now)
  return (
    <Panel
      title={t('sessions.title')}
      more={{ to: learnerPaths.calendar, label: t('sessions.all'), count: moreCount }}
    >
      {ahead.length === 0 && <p className={styles.none}>{t('sessions.none')}</p>}
      <ul className={styles.list}>
        {ahead.map((session, place) => (
          <SessionRow key={session.id} session={session} isNext={place === 0} now={now} />
        ))}
      </ul>
    </Panel>
  )
}

type RowProps = { session: DashboardLiveSession; isNext: boolean; now: Date }

/** Only the next session, and sessions that open soon, have a join button. */
function SessionRow({ session, isNext, now }: RowProps) {
  const { t } = useTranslation('sessions')
  const { id, name, date, duration, opensAt, isMoved, isAbsenceAnnounced } = session
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>
          <Link to={sessionPath(id)}>{name}</Link>
        </h3>
        <LiveSessionBadge startsAt={date} now={now} />
        {isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
        {isAbsenceAnnounced && <StatusBadge tone="neutral">{t('away')}</StatusBadge>}
      </div>
      <p className={styles.facts}>
        <LiveSessionWhen startsAt={date} duration={duration} />
        <br />
        {t('page.minutes', { count: duration })}
      </p>
      {(isNext || isToday(date, now, ownZone())) && (
        <JoinButton session={{ id, name, opensAt, endsAt: endOf(session) }} />
      )}
    </li>
  )
}
