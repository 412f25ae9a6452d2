import { addDays, schoolDay, type Day } from '@sohbet/domain/calendar'
import { timesInZone, weeklyTimes } from '@sohbet/domain/course/weekly-times'
import { locales, type Language } from '@sohbet/domain/language'
import { isTimeZone } from '@sohbet/domain/time-zone'
import { cityOf, type TimeReader } from '@sohbet/domain/zoned-time'
import type { Notice } from '../notifications.ts'

type CourseChanged = Extract<Notice, { kind: 'course_changed' }>
type Timetable = CourseChanged['after']

const dayIn = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
const datesIn = ({ startDate, endDate }: Timetable, { language }: TimeReader) =>
  `${dayIn(startDate, language)} – ${dayIn(endDate, language)}`
const timesIn = ({ zoomTimes }: Timetable, { language }: TimeReader) =>
  weeklyTimes(zoomTimes, { language, withEnds: true })

const words = {
  en: { own: (city: string) => `${city} time`, atTheEnd: 'in the last week' },
  tr: { own: (city: string) => `${city} saatiyle`, atTheEnd: 'son hafta' },
} as const

/** The weekly times on the school's clock, and on the reader's if it differs. */
function timesInBoth(table: Timetable, reader: TimeReader, now: Day): string {
  const { language, timeZone } = reader
  const school = timesIn(table, reader)
  if (!timeZone || !isTimeZone(timeZone)) return school
  const ownFrom = (from: Day) =>
    timesIn({ ...table, zoomTimes: timesInZone(table.zoomTimes, { zone: timeZone, from }) }, reader)
  const own = ownFrom(table.startDate > now ? table.startDate : now)
  const ownAtTheEnd = ownFrom(addDays(table.endDate, -6))
  if (own === school && ownAtTheEnd === school) return school
  const { own: ownTime, atTheEnd } = words[language]
  // The reader's clocks may change during the course
  const later = own === ownAtTheEnd ? '' : `; ${atTheEnd}: ${ownAtTheEnd}`
  return `${school} (${ownTime(cityOf(timeZone, language))}: ${own}${later})`
}

/** One line for new dates, one for new weekly times. Names only what differs. */
export function timetableChanges(
  { before, after, cancelUntil }: Pick<CourseChanged, 'before' | 'after' | 'cancelUntil'>,
  reader: TimeReader,
  { dates, times }: Record<'dates' | 'times', (now: string, earlier: string) => string>,
): string[] {
  // A coach's notice has no moment; its own times count from the first day
  const now = cancelUntil === undefined ? after.startDate : schoolDay(new Date(cancelUntil))
  return [
    ...(datesIn(before, reader) === datesIn(after, reader)
      ? []
      : [dates(datesIn(after, reader), datesIn(before, reader))]),
    ...(timesIn(before, reader) === timesIn(after, reader)
      ? []
      : [times(timesInBoth(after, reader, now), timesInBoth(before, reader, now))]),
  ]
}
