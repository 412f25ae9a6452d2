import { addDays, schoolDay, schoolMoment } from '../calendar.ts'
import { currentModule, moduleOpensOn } from '../course/current-module.ts'
import type { CourseDates } from '../course/status.ts'
import type { LiveSession } from '../live-session/live-session.ts'

/** A session is called to mind a day and an hour before its start. */
export const reminderHours = [24, 1] as const
type ReminderHours = (typeof reminderHours)[number]

const hourMs = 3_600_000

/** Which reminder is due: the later one alone for who learns of the session late, and none once it has begun. */
export function dueReminder(
  { startsAt, isCancelled, holiday }: Pick<LiveSession, 'startsAt' | 'isCancelled' | 'holiday'>,
  now: Date,
): ReminderHours | undefined {
  const ahead = startsAt.getTime() - now.getTime()
  if (isCancelled || holiday !== null || ahead <= 0) return undefined
  return reminderHours.findLast((hours) => ahead <= hours * hourMs)
}

/** A mail an hour ahead would come too late to be of use. */
export const isReminderMailed = (hours: ReminderHours): boolean => hours === 24

/** So many days after a module has opened it is still told, should nobody have been there to tell. */
const lateDays = 2

/** The place of the module that has opened just now, and when; those who came later find it open. */
export function openedModule(
  dates: CourseDates,
  moduleCount: number,
  now: Date,
): { place: number; openedAt: Date } | undefined {
  const place = currentModule(dates, moduleCount, now)
  if (place === null) return undefined
  const day = moduleOpensOn(place, dates, moduleCount)
  if (addDays(day, lateDays) < schoolDay(now)) return undefined
  return { place, openedAt: schoolMoment(day) }
}
