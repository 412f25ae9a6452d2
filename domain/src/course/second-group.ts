import { addDays, daysFrom, type Day } from '../calendar.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { hasBegun, type CourseDates } from './status.ts'

/** The suggested start of a second group: a week after the first one. */
export const suggestedStart = ({ startDate }: CourseDates): Day => addDays(startDate, 7)

/** The dates of a second group: as long as the first one. */
export const datesOfGroup = ({ startDate, endDate }: CourseDates, start: Day): CourseDates => ({
  startDate: start,
  endDate: addDays(start, daysFrom(startDate, endDate)),
})

/** A second group is opened for learners who wait, and begins after today. */
export function mayOpenGroup(
  { start, waiting }: { start: Day; waiting: number },
  now: Date,
): Verdict<'NOBODY_WAITS' | 'GROUP_START_PAST'> {
  if (waiting === 0) return { allowed: false, because: 'NOBODY_WAITS' }
  return hasBegun(start, now) ? { allowed: false, because: 'GROUP_START_PAST' } : allowed
}
