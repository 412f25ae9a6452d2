import type { Day } from '../calendar.ts'
import type { EnrollmentStatus } from '../enrollment/status.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { currentModule, moduleOpensOn } from './current-module.ts'
import type { CourseDates } from './status.ts'

/** A learner's enrolment in a course of the type in question. */
export type Seat = CourseDates & { status: EnrollmentStatus }

/** Index of the last module that one of the learner's courses has reached; -1 when none has begun. */
export function reachedPlace(seats: readonly Seat[], moduleCount: number, now: Date): number {
  const places = seats.filter(isPaid).map((seat) => currentModule(seat, moduleCount, now) ?? -1)
  return Math.max(-1, ...places)
}

type SeatStatus = Pick<Seat, 'status'>

const isPaid = ({ status }: SeatStatus): boolean => status === 'active'

type NotYours = 'COURSE_NOT_PAID' | 'COURSE_CANCELLED'

/** Refuses a learner without a seat, with an unpaid seat, or with a cancelled one. */
function mayUseSeat<Missing extends string>(
  seats: readonly SeatStatus[],
  missing: Missing,
): Verdict<NotYours | Missing> {
  if (seats.some(isPaid)) return allowed
  if (seats.length === 0) return { allowed: false, because: missing }
  const isPending = seats.some(({ status }) => status === 'pending')
  return { allowed: false, because: isPending ? 'COURSE_NOT_PAID' : 'COURSE_CANCELLED' }
}

/** `seats` are the learner's seats in this course. */
export const maySeeCourse = (seats: readonly SeatStatus[]): Verdict<NotYours | 'COURSE_NOT_FOUND'> =>
  mayUseSeat(seats, 'COURSE_NOT_FOUND')

/**
 * `reached` is the index of the last module that a course of the learner has reached. `wasOpened`: a paid seat had the
 * module open before the dates or the modules changed.
 */
export const isModuleOpen = (
  place: number,
  { reached, wasOpened }: { reached: number; wasOpened: boolean },
): boolean => wasOpened || place <= reached

type Position = { place: number; moduleCount: number; seats: readonly Seat[]; wasOpened: boolean }

/**
 * A module opens when a paid course of its type reaches it, and then stays open. `seats` are the learner's seats
 * in all courses of the type.
 */
export function mayOpenModule(
  { place, moduleCount, seats, wasOpened }: Position,
  now: Date,
): Verdict<NotYours | 'MODULE_NOT_FOUND'> | Verdict<'MODULE_LOCKED', { opensOn: Day }> {
  const verdict = mayUseSeat(seats, 'MODULE_NOT_FOUND')
  const reached = reachedPlace(seats, moduleCount, now)
  if (!verdict.allowed || isModuleOpen(place, { reached, wasOpened })) return verdict
  const days = seats.filter(isPaid).map((seat) => moduleOpensOn(place, seat, moduleCount))
  const opensOn = days.reduce((first, day) => (day < first ? day : first))
  return { allowed: false, because: 'MODULE_LOCKED', opensOn }
}

/** `seats` are the learner's seats in the course of the session. */
export const maySeeLiveSession = (seats: readonly SeatStatus[]): Verdict<NotYours | 'SESSION_NOT_FOUND'> =>
  mayUseSeat(seats, 'SESSION_NOT_FOUND')
