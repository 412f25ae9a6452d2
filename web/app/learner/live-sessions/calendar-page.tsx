import { Button, Title } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { LearnerLiveSession, listOwnLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths, sessionPath } from '../learner-paths.ts'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { CalendarFeed } from '../../parts/calendar/calendar-feed.tsx'
import { useHasLoaded } from '../../parts/calendar/use-has-loaded.ts'
import { WeekDays } from '../../parts/calendar/week-days.tsx'
import { WeekLinks } from '../../parts/calendar/week-links.tsx'
import { WeekSkeleton } from '../../parts/calendar/week-skeleton.tsx'
import { dayName, daysOfWeekFrom, weekAsked } from '../../parts/calendar/week.ts'
import weekStyles from '../../parts/calendar/week.module.css'
import { CoachLine } from '../../parts/live-sessions/coach-line.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './live-sessions.module.css'
import { weekQuery } from './live-sessions.queries.ts'

/** /learner/calendar?week=2026-11-16: live sessions and lessons, a week at a time. */
export default function CalendarPage() {
  const { t } = useTranslation('sessions')
  const [search] = useSearchParams()
  const now = useNow()
  const monday = weekAsked(search.get('week'), schoolDay(now))
  const hasLoaded = useHasLoaded(useQuery(weekQuery(monday)))
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{t('calendar.title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1}>{t('calendar.title')}</Title>
        <p className={styles.soft}>{t('calendar.intro')}</p>
      </header>
      <WeekLinks monday={monday} today={schoolDay(now)} path={learnerPaths.calendar} />
      <Week monday={monday} now={now} />
      {hasLoaded && <CalendarFeed />}
    </div>
  )
}

function Week({ monday, now }: { monday: Day; now: Date }) {
  const { t } = useTranslation('sessions')
  const { data, error, refetch } = useQuery(weekQuery(monday))
  if (!data && error)
    return (
      <ErrorState title={t('calendar.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <WeekSkeleton monday={monday} />
  if (data.sessions.length + data.lessons.length === 0)
    return (
      <EmptyState
        drawing="stop"
        title={t('calendar.none')}
        hint={t('calendar.noneHint')}
        action={
          <Button variant="default" component={Link} to={learnerPaths.courses}>
            {t('calendar.toCourses')}
          </Button>
        }
      />
    )
  return (
    <WeekDays days={daysOfWeekFrom(monday, inOrder(data), schoolDay)} monday={monday} today={schoolDay(now)}>
      {({ day, events }) => <DayColumn key={day} day={day} events={events} now={now} />}
    </WeekDays>
  )
}

type WeekEvent = { startsAt: string; session: LearnerLiveSession } | { startsAt: string; lesson: ShownLesson }

const inOrder = ({ sessions, lessons }: Reply<typeof listOwnLiveSessions>): WeekEvent[] =>
  [
    ...sessions.map((session) => ({ startsAt: session.startsAt, session })),
    ...lessons.map((lesson) => ({ startsAt: lesson.startsAt, lesson })),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))

type DayProps = { day: Day; events: readonly WeekEvent[]; now: Date }

function DayColumn({ day, events, now }: DayProps) {
  const { t } = useTranslation('sessions')
  const name = dayName(day, useLanguage())
  const isNow = day === schoolDay(now)
  return (
    <li className={weekStyles.day} data-empty={events.length === 0 || undefined}>
      <h3 aria-current={isNow ? 'date' : undefined}>{name}</h3>
      {events.length === 0 && <p className={styles.soft}>{t('calendar.free')}</p>}
      {events.map((event) =>
        'lesson' in event ? (
          <WeekLesson key={event.lesson.id} lesson={event.lesson} now={now} />
        ) : (
          <WeekSession key={event.session.id} session={event.session} now={now} />
        ),
      )}
    </li>
  )
}

function WeekSession({ session, now }: { session: LearnerLiveSession; now: Date }) {
  const { t } = useTranslation('sessions')
  const isAhead = session.state === 'upcoming' || session.state === 'open'
  return (
    <article className={weekStyles.session} data-state={session.state}>
      <strong>
        <LiveSessionWhen {...session} withDay={false} />
      </strong>
      <Link to={sessionPath(session.id)}>{session.courseName}</Link>
      <CoachLine coach={session.coach} />
      <div className={weekStyles.badges}>
        <LiveSessionBadge startsAt={session.startsAt} state={session.state} now={now} />
        {session.kind === 'explained_exercise' && (
          <StatusBadge tone="info">{t(`kind.${session.kind}`)}</StatusBadge>
        )}
        {session.guestWay && <StatusBadge tone="info">{t(`guestWay.${session.guestWay}`)}</StatusBadge>}
        {session.holiday && <span className={styles.soft}>{session.holiday}</span>}
        {session.isExtra && <StatusBadge tone="info">{t('extra')}</StatusBadge>}
        {session.isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
        {isAhead && session.absence && <StatusBadge tone="neutral">{t('away')}</StatusBadge>}
        {session.isAttended && (
          <StatusBadge tone="good">{t(session.isMadeUp ? 'madeUp' : 'attended')}</StatusBadge>
        )}
      </div>
      {session.replayLink && session.state === 'over' && (
        <a href={session.replayLink} target="_blank" rel="noreferrer">
          {t('replay')}
        </a>
      )}
    </article>
  )
}

function WeekLesson({ lesson, now }: { lesson: ShownLesson; now: Date }) {
  const { t } = useTranslation(['sessions', 'dashboard'])
  const { kind, coach, startsAt, state } = lesson
  return (
    <article className={weekStyles.session} data-state={state}>
      <strong>
        <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} withDay={false} />
      </strong>
      <Link to={learnerPaths.lessons}>{t(`dashboard:lesson.${kind}`)}</Link>
      <CoachLine coach={coach} />
      <div className={weekStyles.badges}>
        <LiveSessionBadge startsAt={startsAt} state={state} now={now} />
      </div>
    </article>
  )
}
