import { addDays, schoolDay, type Day } from '../calendar.ts'
import type { Role } from '../account/role.ts'
import type { EnrollmentStatus } from '../enrollment/status.ts'
import { allowed, type Verdict } from '../verdict.ts'
import type { Thread, ThreadSide } from './thread.ts'

/** Days after the end of a course, a lesson or a single session during which its learners and coaches may still write. */
export const talkAfterCourseDays = 30

/**
 * An enrolment of the learner in a course that the coach teaches as first or second coach; a booked lesson with the
 * coach, or a guest seat in a session of the coach, which count as paid and end on their day; or an enrolment in a course
 * of which the coach substitutes one session, which ends on the day of that session.
 */
export type Tie = { status: EnrollmentStatus; endDate: Day }

type MayWrite = Verdict<
  | 'MESSAGE_RECIPIENT_GONE'
  | 'MESSAGE_RECIPIENT_AWAY'
  | 'MESSAGE_NO_COURSE'
  | 'MESSAGE_COURSE_OVER'
  | 'MESSAGE_ENROLLMENT_ENDED'
>

/** The account at one side of a thread. */
export type Reader = { role: Role; isSuspended: boolean }

/** A suspended account cannot log in. The threads of courses are not shown to admins. */
export const canRead = ({ role, isSuspended }: Reader, { kind }: Pick<Thread, 'kind'>): boolean =>
  !isSuspended && !(kind === 'course' && role === 'admin')

type Writing = {
  thread: Thread
  side: ThreadSide
  ties: readonly Tie[]
  /** Null when that side has no account. */
  person: Reader | null
  coach: Reader | null
}

/**
 * The school and every account that can read may write to each other. A learner and a coach may write while a paid
 * course of theirs runs or a lesson is booked, and for a month after it. Written messages stay readable.
 */
export function mayWrite({ thread, side, ties, person, coach }: Writing, now: Date): MayWrite {
  if (isOtherGone(thread, side)) return { allowed: false, because: 'MESSAGE_RECIPIENT_GONE' }
  const other = side === 'person' ? coach : person
  if (other && !canRead(other, thread)) return { allowed: false, because: 'MESSAGE_RECIPIENT_AWAY' }
  return thread.kind === 'course' ? mayTalk(ties, now) : allowed
}

function isOtherGone({ kind, personId, coachId }: Thread, side: ThreadSide): boolean {
  if (kind === 'contact') return false
  if (side !== 'person') return personId === null
  return kind === 'course' && coachId === null
}

function mayTalk(ties: readonly Tie[], now: Date): MayWrite {
  const today = schoolDay(now)
  const paid = ties.filter(({ status }) => status === 'active')
  if (paid.some(({ endDate }) => today <= addDays(endDate, talkAfterCourseDays))) return allowed
  if (paid.length > 0) return { allowed: false, because: 'MESSAGE_COURSE_OVER' }
  const isCancelled = ties.some(({ status }) => status === 'cancelled')
  return { allowed: false, because: isCancelled ? 'MESSAGE_ENROLLMENT_ENDED' : 'MESSAGE_NO_COURSE' }
}
