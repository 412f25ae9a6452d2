import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { DateLeaf } from '../../parts/live-sessions/date-leaf.tsx'
import { CoachLine } from '../../parts/live-sessions/coach-line.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { isToday, ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths, sessionPath } from '../learner-paths.ts'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { JoinButton } from '../live-sessions/join-button.tsx'
import styles from './dashboard.module.css'
import { endOf, joinSteps, lessonsStillAhead, stillAhead } from './next-step-of.ts'
import { Panel } from './panel.tsx'

type Props = { dashboard: Pick<LearnerDashboard, 'incomingZoomSessions' | 'lessons' | 'more'> }

/** Live sessions and lessons, soonest first. */
export function UpcomingSessions({ dashboard }: Props) {
  const { t } = useTranslation('dashboard')
  const now = useNow()
  const ahead = stillAhead(dashboard.incomingZoomSessions, now)
  const lessons = lessonsStillAhead(dashboard.lessons, now)
  // The name of the course says nothing when all have the same
  const isMixed = ahead.some(({ courseId }) => courseId !== ahead[0]?.courseId)
  const [first] = joinSteps(dashboard, now)
  const firstId = first && (first.kind === 'session' ? first.session.id : first.lesson.id)
  // The next step has the button of the first one
  const canJoin = (id: string, startsAt: string) => id !== firstId && isToday(startsAt, now, ownZone())
  const rows = [
    ...ahead.map((session) => ({
      startsAt: session.date,
      row: (
        <SessionRow
          key={session.id}
          session={session}
          now={now}
          withCourse={isMixed}
          // The page of the session has it, unless the learner makes the session up
          canJoin={!session.isAbsenceAnnounced && canJoin(session.id, session.date)}
        />
      ),
    })),
    ...lessons.map((lesson) => ({
      startsAt: lesson.startsAt,
      row: (
        <LessonRow key={lesson.id} lesson={lesson} now={now} canJoin={canJoin(lesson.id, lesson.startsAt)} />
      ),
    })),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return (
    <Panel
      title={t('sessions.title')}
      more={{
        to: learnerPaths.calendar,
        label: t('sessions.all'),
        count: dashboard.more.incomingZoomSessions,
      }}
    >
      {rows.length === 0 && <p className={styles.none}>{t('sessions.none')}</p>}
      <ul className={styles.list}>{rows.map(({ row }) => row)}</ul>
    </Panel>
  )
}

function LessonRow({ lesson, now, canJoin }: { lesson: ShownLesson; now: Date; canJoin: boolean }) {
  const { t } = useTranslation(['sessions', 'dashboard'])
  const { id, kind, coach, startsAt, endsAt, opensAt } = lesson
  const [name, duration] = [t(`dashboard:lesson.${kind}`), minutesOf(lesson)]
  return (
    <li className={styles.session}>
      <DateLeaf moment={startsAt} />
      <div>
        <h3>
          <Link to={learnerPaths.lessons} className={styles.whole}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <LiveSessionWhen startsAt={startsAt} duration={duration} withDay={false}>
            {t('page.minutes', { count: duration })}
          </LiveSessionWhen>
        </p>
        <CoachLine coach={coach} />
      </div>
      <div className={styles.badges}>
        <LiveSessionBadge startsAt={startsAt} now={now} />
      </div>
      {canJoin && (
        <div className={styles.join}>
          <JoinButton session={{ id, name, opensAt, endsAt: new Date(endsAt) }} of="lesson" />
        </div>
      )}
    </li>
  )
}

type RowProps = { session: DashboardLiveSession; now: Date; canJoin: boolean; withCourse: boolean }

function SessionRow({ session, now, canJoin, withCourse }: RowProps) {
  const { t } = useTranslation(['sessions', 'dashboard'])
  const { id, name, topic, coach, date, duration, opensAt, isMoved, isAbsenceAnnounced } = session
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
          </LiveSessionWhen>
        </p>
        <CoachLine coach={coach} />
        {withCourse && topic && <p className={styles.facts}>{name}</p>}
      </div>
      <div className={styles.badges}>
        <LiveSessionBadge startsAt={date} now={now} />
        {session.kind === 'explained_exercise' && (
          <StatusBadge tone="info">{t(`kind.${session.kind}`)}</StatusBadge>
        )}
        {session.guestWay && <StatusBadge tone="info">{t(`guestWay.${session.guestWay}`)}</StatusBadge>}
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
