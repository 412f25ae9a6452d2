import { Button, Title } from '@mantine/core'
import type { CoachWeek, WeekLesson, WeekSession } from '@sohbet/contract/live-sessions/coach-week'
import type { Day } from '@sohbet/domain/calendar'
import { dayIn } from '@sohbet/domain/zoned-day'
import { cityOf } from '@sohbet/domain/zoned-time'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { CalendarFeed } from '../../parts/calendar/calendar-feed.tsx'
import { useHasLoaded } from '../../parts/calendar/use-has-loaded.ts'
import { WeekDays } from '../../parts/calendar/week-days.tsx'
import { WeekLinks } from '../../parts/calendar/week-links.tsx'
import { WeekSkeleton } from '../../parts/calendar/week-skeleton.tsx'
import { dayName, daysOfWeekFrom, weekAsked } from '../../parts/calendar/week.ts'
import weekStyles from '../../parts/calendar/week.module.css'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useNow } from '../../ui/use-now.ts'
import { AwayLink } from '../away/away-link.tsx'
import { coachPaths } from '../coach-paths.ts'
import { awayOn } from './away-on.ts'
import { spanIn, timeIn } from './own-time.tsx'
import { LessonOfWeek, SessionOfWeek } from './week-event.tsx'
import { coachWeekQuery } from './week.queries.ts'
import styles from './coach-week.module.css'

/** /coach/calendar?week=2026-11-16: live sessions and lessons, a week at a time, on the coach's clock. */
export default function WeekPage() {
  const { t } = useTranslation(['coachWeek', 'sessions'])
  const language = useLanguage()
  const [search] = useSearchParams()
  const now = useNow()
  const zone = ownZone()
  const today = dayIn(zone, now)
  const monday = weekAsked(search.get('week'), today)
  const hasLoaded = useHasLoaded(useQuery(coachWeekQuery(monday, zone)))
  return (
    <div className={styles.page}>
      <PageTitle>{t('sessions:calendar.title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1}>{t('sessions:calendar.title')}</Title>
        <p className={styles.soft}>{t('intro', { city: cityOf(zone, language) })}</p>
        <AwayLink />
      </header>
      <WeekLinks monday={monday} today={today} path={coachPaths.calendar} />
      <Week monday={monday} today={today} now={now} zone={zone} />
      {hasLoaded && <CalendarFeed />}
    </div>
  )
}

type WeekProps = { monday: Day; today: Day; now: Date; zone: string }

function Week({ monday, today, now, zone }: WeekProps) {
  const { t } = useTranslation('coachWeek')
  const { data, error, refetch } = useQuery(coachWeekQuery(monday, zone))
  if (!data && error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <WeekSkeleton monday={monday} />
  if ([data.sessions, data.lessons, data.daysOff, data.aways].every((list) => list.length === 0))
    return <NothingThisWeek />
  const days = daysOfWeekFrom(monday, inOrder(data), (moment) => dayIn(zone, moment))
  return (
    <WeekDays days={days} monday={monday} today={today}>
      {({ day, events }) => (
        <DayOfWeek
          key={day}
          day={day}
          events={events}
          off={offOn(data, day)}
          aways={data.aways}
          {...{ today, now, zone }}
        />
      )}
    </WeekDays>
  )
}

function NothingThisWeek() {
  const { t } = useTranslation('coachWeek')
  return (
    <EmptyState
      drawing="stop"
      title={t('none')}
      hint={t('noneHint')}
      action={
        <Button variant="default" component={Link} to={coachPaths.lessonHours}>
          {t('toHours')}
        </Button>
      }
    />
  )
}

type WeekEvent = { startsAt: string; session: WeekSession } | { startsAt: string; lesson: WeekLesson }

const inOrder = ({ sessions, lessons }: CoachWeek): WeekEvent[] =>
  [
    ...sessions.map((session) => ({ startsAt: session.startsAt, session })),
    ...lessons.map((lesson) => ({ startsAt: lesson.startsAt, lesson })),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))

const offOn = ({ daysOff }: CoachWeek, day: Day) => daysOff.find((off) => off.day === day)

type DayProps = {
  day: Day
  events: readonly WeekEvent[]
  off: CoachWeek['daysOff'][number] | undefined
  aways: CoachWeek['aways']
  today: Day
  now: Date
  zone: string
}

function DayOfWeek({ day, events, off, aways, today, now, zone }: DayProps) {
  const { t } = useTranslation('coachWeek')
  const language = useLanguage()
  const name = dayName(day, language)
  const isToday = day === today
  const away = awayOn(aways, { day, zone })
  return (
    <li className={weekStyles.day} data-empty={(events.length === 0 && !isToday) || undefined}>
      <h3 aria-current={isToday ? 'date' : undefined}>
        {isToday && <span className={styles.today}>{t('today')} · </span>}
        {name}
      </h3>
      <div className={weekStyles.badges}>
        {off && <StatusBadge tone="warning">{off.holiday ?? t('dayOff')}</StatusBadge>}
        {away.map(({ isFromStart, isToEnd, ...span }) => (
          <StatusBadge key={span.startsAt} tone="warning">
            {isToEnd
              ? isFromStart
                ? t('away')
                : t('awaySince', { time: timeIn(zone, span.startsAt, language) })
              : t('awayFrom', { time: spanIn(zone, span, language) })}
          </StatusBadge>
        ))}
      </div>
      {events.length === 0 && !off && away.length === 0 && <p className={styles.soft}>{t('free')}</p>}
      {events.map((event) =>
        'lesson' in event ? (
          <LessonOfWeek key={event.lesson.id} lesson={event.lesson} now={now} zone={zone} />
        ) : (
          <SessionOfWeek key={event.session.id} session={event.session} now={now} zone={zone} />
        ),
      )}
    </li>
  )
}
