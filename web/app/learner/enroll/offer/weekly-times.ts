import {
  addDays,
  dayOfWeek,
  daysFrom,
  daysOfWeek,
  schoolMoment,
  schoolZone,
  type Day,
  type DayOfWeek,
} from '@sohbet/domain/calendar'
import type { CourseDates } from '@sohbet/domain/course/status'
import { clockTimes, inOrder, type ZoomTime } from '@sohbet/domain/course/zoom-times'
import type { Language } from '@sohbet/domain/language'
import { minutesAfter } from '@sohbet/domain/moment'
import { dateWriter } from '@sohbet/domain/writers'

const placeOf = (day: ZoomTime['dayOfWeek']) => daysOfWeek.indexOf(day)

/** The first day of a course with this weekly session. */
export function firstDayOf({ dayOfWeek: wanted }: ZoomTime, { startDate }: CourseDates): Day {
  const days = placeOf(wanted) - placeOf(dayOfWeek(startDate))
  return addDays(startDate, (days + 7) % 7)
}

const momentOf = (time: ZoomTime, day: Day) => schoolMoment(day, time.hour * 60 + time.minute)

const endOf = (start: Date, { duration }: ZoomTime) => minutesAfter(start, duration)

type Clock = { language: Language; timeZone: string }

const hourAndMinute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const write = (moment: Date, { language, timeZone }: Clock, options: Intl.DateTimeFormatOptions) =>
  dateWriter(language, { timeZone, ...options }).format(moment)

function wallTime(start: Date, time: ZoomTime, clock: Clock): string {
  const day = write(start, clock, { weekday: 'long' })
  return `${day}, ${write(start, clock, hourAndMinute)}–${write(endOf(start, time), clock, hourAndMinute)}`
}

type SessionTime = {
  time: ZoomTime
  /** On the school's clock: 'Monday, 21:00–22:00'. */
  school: string
  /** On the learner's clock in the first week, if any week of the course differs. */
  own: string | null
  /** The learner's clock changes during the course. */
  changes: boolean
}

/** Whether a weekly session has different times in the zone. Compares all weeks: a clock may change and change back. */
function changesIn(timeZone: string, time: ZoomTime, dates: CourseDates): boolean {
  const clock = dateWriter('en', { timeZone, weekday: 'short', ...hourAndMinute })
  const first = firstDayOf(time, dates)
  const weeks = Math.max(0, Math.floor(daysFrom(first, dates.endDate) / 7))
  const starts = Array.from({ length: weeks + 1 }, (_, week) =>
    clock.format(momentOf(time, addDays(first, week * 7))),
  )
  return new Set(starts).size > 1
}

/** The sessions of a week in the school's zone and in another. */
export function sessionTimes(
  times: readonly ZoomTime[],
  dates: CourseDates,
  { language, timeZone }: Clock,
): SessionTime[] {
  return inOrder(times).map((time) => {
    const first = firstDayOf(time, dates)
    const inZone = (zone: string) => wallTime(momentOf(time, first), time, { language, timeZone: zone })
    const school = inZone(schoolZone)
    const own = inZone(timeZone)
    const changes = changesIn(timeZone, time, dates)
    return { time, school, own: own === school && !changes ? null : own, changes }
  })
}

export type WeekDay = {
  day: DayOfWeek
  /** 'Mon' */
  short: string
  /** The first is the earliest of the day. */
  sessions: { start: string; full: string }[]
}

/** A Monday at noon: weekday names do not depend on the zone of the reader. */
const someMonday = Date.UTC(2024, 0, 1, 12)

/** The seven days of a week with the sessions of the course's first week, in a time zone. */
export function weekIn(times: readonly ZoomTime[], dates: CourseDates, clock: Clock): WeekDay[] {
  const sessions = times.map((time) => {
    const start = momentOf(time, firstDayOf(time, dates))
    return {
      day: write(start, { ...clock, language: 'en' }, { weekday: 'long' }).toLowerCase(),
      start: write(start, clock, hourAndMinute),
      full: wallTime(start, time, clock),
    }
  })
  return daysOfWeek.map((day, place) => ({
    day,
    short: write(
      new Date(someMonday + place * 86_400_000),
      { ...clock, timeZone: 'UTC' },
      { weekday: 'short' },
    ),
    sessions: sessions
      .filter((session) => session.day === day)
      .map(({ start, full }) => ({ start, full }))
      .toSorted((a, b) => a.start.localeCompare(b.start)),
  }))
}

/** The week in few words, on the school's clock: 'Mon, Wed 21:00'; days with other times follow after a comma. */
export function shortWeek(times: readonly ZoomTime[], dates: CourseDates, language: Language): string {
  const days = weekIn(times, dates, { language, timeZone: schoolZone }).flatMap(({ short, sessions }) =>
    sessions.map(({ start }) => ({ short, start })),
  )
  const starts = [...new Set(days.map(({ start }) => start))]
  return starts
    .map((start) => {
      const names = days.filter((day) => day.start === start).map(({ short }) => short)
      return `${names.join(', ')} ${start}`
    })
    .join(' · ')
}

/** The very first session of a course. */
export function firstSession(times: readonly ZoomTime[], dates: CourseDates): Date | undefined {
  const [first] = times
    .map((time) => momentOf(time, firstDayOf(time, dates)))
    .toSorted((a, b) => a.getTime() - b.getTime())
  return first
}

/** '21:00–22:00' */
export function clockRange(time: ZoomTime): string {
  const { from, to } = clockTimes(time)
  return `${from}–${to}`
}
