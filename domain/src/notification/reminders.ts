import { addDays, schoolDay, schoolMoment } from '../calendar.ts'
import { currentModule, moduleOpensOn } from '../course/current-module.ts'
import type { CourseDates } from '../course/status.ts'
import type { LiveSession } from '../live-session/live-session.ts'
import { isOff } from '../live-session/rules.ts'
import { hourMs, minuteMs } from '../moment.ts'
import { mergeMinutes } from './merging.ts'

/** A session is reminded a day and an hour before its start. */
export const reminderHours = [24, 1] as const
type ReminderHours = (typeof reminderHours)[number]

type Reminded = Pick<LiveSession, 'startsAt' | 'isCancelled' | 'holiday'>

/** Which reminder is due: only the later one for a learner who enrolled late, none after the start. */
export function dueReminder(session: Reminded, now: Date): ReminderHours | undefined {
  const ahead = session.startsAt.getTime() - now.getTime()
  if (isOff(session) || ahead <= 0) return undefined
  return reminderHours.findLast((some) => ahead <= some * hourMs)
}

/**
 * The notice of a change within the hours of a reminder replaces it, because the notice names the time. So does a notice
 * shortly before them: its mail may still wait when the reminder is due.
 */
export const replacesReminder = (
  changedAt: Date,
  { startsAt, hours }: { startsAt: Date; hours: ReminderHours },
): boolean => changedAt.getTime() >= startsAt.getTime() - hours * hourMs - mergeMinutes * minuteMs

/** The sessions that the notice of a new timetable names: the next one, and all whose reminder it replaces. */
export function namedSessions<Session extends Reminded>(sessions: readonly Session[], now: Date): Session[] {
  const [next, ...later] = sessions
    .filter((session) => session.startsAt > now && !isOff(session))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  if (!next) return []
  return [
    next,
    ...later.filter(({ startsAt }) => replacesReminder(now, { startsAt, hours: reminderHours[0] })),
  ]
}

/** A mail an hour ahead would come too late. */
export const isReminderMailed = (hours: ReminderHours): boolean => hours === 24

/** A newly opened module is announced up to this many days late, in case the job did not run. */
const lateDays = 2

/** The index and opening time of the module that has just opened; undefined for learners who joined later. */
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
