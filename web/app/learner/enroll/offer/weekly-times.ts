import {
  addDays,
  dayOfWeek,
  daysFrom,
  daysOfWeek,
  schoolMoment,
  schoolZone,
  type Day,
} from '@sohbet/domain/calendar'
import type { CourseDates } from '@sohbet/domain/course/status'
import { inOrder, type ZoomTime } from '@sohbet/domain/course/zoom-times'
import { locales, type Language } from '@sohbet/domain/language'

const placeOf = (day: ZoomTime['dayOfWeek']) => daysOfWeek.indexOf(day)

/** The first day of a course with this weekly session. */
export function firstDayOf({ dayOfWeek: wanted }: ZoomTime, { startDate }: CourseDates): Day {
  const days = placeOf(wanted) - placeOf(dayOfWeek(startDate))
  return addDays(startDate, (days + 7) % 7)
}

const momentOf = (time: ZoomTime, day: Day) => schoolMoment(day, time.hour * 60 + time.minute)

const endOf = (start: Date, { duration }: ZoomTime) => new Date(start.getTime() + duration * 60_000)

type Clock = { language: Language; timeZone: string }

function wallTime(start: Date, time: ZoomTime, { language, timeZone }: Clock): string {
  const format = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, ...options }).format(moment)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return `${format({ weekday: 'long' }, start)}, ${format(clock, start)}–${format(clock, endOf(start, time))}`
}

type SessionTime = {
  time: ZoomTime
  /** On the school's clock: 'Monday, 21:00–22:00'. */
  school: string
  /** On the learner's clock, if it differs. */
  own: string | null
  /** The learner's clock changes before the course ends. */
  changes: boolean
}

/** The sessions of a week in the school's zone and in another. */
export function sessionTimes(
  times: readonly ZoomTime[],
  dates: CourseDates,
  { language, timeZone }: Clock,
): SessionTime[] {
  return inOrder(times).map((time) => {
    const first = firstDayOf(time, dates)
    const weeks = Math.max(0, Math.floor(daysFrom(first, dates.endDate) / 7))
    const inZone = (day: Day, zone: string) =>
      wallTime(momentOf(time, day), time, { language, timeZone: zone })
    const school = inZone(first, schoolZone)
    const own = inZone(first, timeZone)
    return {
      time,
      school,
      own: own === school ? null : own,
      changes: inZone(addDays(first, weeks * 7), timeZone) !== own,
    }
  })
}

/** The very first session of a course. */
export function firstSession(times: readonly ZoomTime[], dates: CourseDates): Date | undefined {
  const [first] = times
    .map((time) => momentOf(time, firstDayOf(time, dates)))
    .toSorted((a, b) => a.getTime() - b.getTime())
  return first
}

/** '21:00–22:00' */
export function clockRange({ hour, minute, duration }: ZoomTime): string {
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const start = hour * 60 + minute
  return `${clock(start)}–${clock(start + duration)}`
}
