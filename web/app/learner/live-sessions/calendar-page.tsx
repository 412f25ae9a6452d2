import { Button, Title } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { LearnerLiveSession, listOwnLiveSessions } from '@sohbet/contract/learning/live-sessions'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { addDays, schoolDay, type Day } from '@sohbet/domain/calendar'
import IconChevronLeft from '#icons/IconChevronLeft'
import IconChevronRight from '#icons/IconChevronRight'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { learnerPaths, sessionPath } from '../learner-paths.ts'
import { minutesOf } from '../lessons/minutes-of.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { LiveSessionBadge } from '../../parts/live-sessions/live-session-badge.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './live-sessions.module.css'
import { weekQuery } from './live-sessions.queries.ts'
import { WeekSkeleton } from './week-skeleton.tsx'
import { dayName, daysOfWeekFrom, weekAsked } from './week.ts'
import weekStyles from './week.module.css'

/** /learner/calendar?week=2026-11-16: live sessions and lessons, a week at a time. */
export default function CalendarPage() {
  const { t } = useTranslation('sessions')
  const [search] = useSearchParams()
  const now = useNow()
  const monday = weekAsked(search.get('week'), now)
  const hasLoaded = useHasLoaded(monday)
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{t('calendar.title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1}>{t('calendar.title')}</Title>
        <p className={styles.soft}>{t('calendar.intro')}</p>
      </header>
      <WeekLinks monday={monday} now={now} />
      <Week monday={monday} now={now} />
      {hasLoaded && <CalendarFeed />}
    </div>
  )
}

/** Whether a week was loaded; the section below waits for it, because the height of a week varies. */
function useHasLoaded(monday: Day): boolean {
  const { isPending } = useQuery(weekQuery(monday))
  const [hasLoaded, setLoaded] = useState(false)
  if (!isPending && !hasLoaded) setLoaded(true)
  return hasLoaded
}

function WeekLinks({ monday, now }: { monday: Day; now: Date }) {
  const { t } = useTranslation('sessions')
  const language = useLanguage()
  const to = (day: Day) => `${learnerPaths.calendar}?week=${day}`
  return (
    <div className={weekStyles.head}>
      <Title order={2}>{t('calendar.week', { day: formatDay(monday, language) })}</Title>
      <div className={weekStyles.links}>
        <Button
          variant="default"
          component={Link}
          to={to(addDays(monday, -7))}
          aria-label={t('calendar.previous')}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        {monday !== weekAsked(null, now) && (
          <Button variant="default" component={Link} to={learnerPaths.calendar}>
            {t('calendar.thisWeek')}
          </Button>
        )}
        <Button
          variant="default"
          component={Link}
          to={to(addDays(monday, 7))}
          aria-label={t('calendar.next')}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
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
    <ol className={weekStyles.week}>
      {daysOfWeekFrom(monday, inOrder(data)).map(({ day, events }) => (
        <DayColumn key={day} day={day} events={events} now={now} />
      ))}
    </ol>
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
      <div className={weekStyles.badges}>
        <LiveSessionBadge startsAt={session.startsAt} state={session.state} now={now} />
        {session.kind === 'explained_exercise' && (
          <StatusBadge tone="info">{t(`kind.${session.kind}`)}</StatusBadge>
        )}
        {session.guestSeatId && <StatusBadge tone="info">{t('guest')}</StatusBadge>}
        {session.holiday && <span className={styles.soft}>{session.holiday}</span>}
        {session.isMoved && <StatusBadge tone="warning">{t('moved')}</StatusBadge>}
        {isAhead && session.absence && <StatusBadge tone="neutral">{t('away')}</StatusBadge>}
        {session.isAttended && <StatusBadge tone="good">{t('attended')}</StatusBadge>}
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
  const { t } = useTranslation('dashboard')
  const { kind, coachName, startsAt, state } = lesson
  return (
    <article className={weekStyles.session} data-state={state}>
      <strong>
        <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} withDay={false} />
      </strong>
      <Link to={learnerPaths.lessons}>{t(`lesson.${kind}`)}</Link>
      {coachName && <span className={styles.soft}>{t('sessions.with', { coach: coachName })}</span>}
      <div className={weekStyles.badges}>
        <LiveSessionBadge startsAt={startsAt} state={state} now={now} />
      </div>
    </article>
  )
}
