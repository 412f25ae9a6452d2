import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import { locales, type Language } from '@sohbet/domain/language'
import type { Notice } from './notifications.ts'

type Timetable = Extract<Notice, { kind: 'course_changed' }>['after']

const dayIn = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
const datesIn = ({ startDate, endDate }: Timetable, language: Language) =>
  `${dayIn(startDate, language)} – ${dayIn(endDate, language)}`
const timesIn = ({ zoomTimes }: Timetable, language: Language) =>
  weeklyTimes(zoomTimes, { language, withEnds: true })

/** One line for new dates, one for new weekly times on the school's clock. Names only what differs. */
export function timetableChanges(
  { before, after }: { before: Timetable; after: Timetable },
  language: Language,
  { dates, times }: Record<'dates' | 'times', (now: string, earlier: string) => string>,
): string[] {
  const line = (
    write: (now: string, earlier: string) => string,
    of: (table: Timetable, language: Language) => string,
  ) =>
    of(before, language) === of(after, language) ? [] : [write(of(after, language), of(before, language))]
  return [...line(dates, datesIn), ...line(times, timesIn)]
}
