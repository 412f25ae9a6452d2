import type { Role } from '../account/role.ts'
import { addDays, schoolDay, type Day } from '../calendar.ts'

/** Days after the end of a course or a lesson during which its coach sees the learner. */
export const seenAfterDays = 30

/**
 * `all`: the whole page of the learner. `lessons`: level, wishes and feedback of lessons, and the coach's own notes.
 */
export type LearnerView = 'all' | 'lessons'

type Ties = {
  /** Last days of the courses of this coach in which the learner has a paid seat. */
  courseEnds: readonly Day[]
  /** Ends of the booked lessons of the learner with this coach. */
  lessonEnds: readonly Date[]
}

const isSeen = (lastDay: Day, now: Date) => schoolDay(now) <= addDays(lastDay, seenAfterDays)

/** Whether an admin or a coach of a course sees its learners by name, with their results and groups. */
export const maySeeLearnersOf = (role: Role, { endDate }: { endDate: Day }, now: Date): boolean =>
  role === 'admin' || (role === 'coach' && isSeen(endDate, now))

/** What an admin or a coach sees of a learner and may write notes on; null for nothing. */
export function learnerView(role: Role, { courseEnds, lessonEnds }: Ties, now: Date): LearnerView | null {
  if (role === 'admin') return 'all'
  if (role !== 'coach') return null
  if (courseEnds.some((lastDay) => isSeen(lastDay, now))) return 'all'
  return lessonEnds.some((end) => isSeen(schoolDay(end), now)) ? 'lessons' : null
}

/** Days after a session during which its substitute sees it and its roster. */
const substituteSeesDays = 7

/** A substitute opens that session, with its roster, from the acceptance on; nothing else of the course. */
export const maySubstituteSee = ({ endsAt }: { endsAt: Date }, now: Date): boolean =>
  schoolDay(now) <= addDays(schoolDay(endsAt), substituteSeesDays)
