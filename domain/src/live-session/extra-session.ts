import { schoolDay } from '../calendar.ts'
import type { CourseDates } from '../course/status.ts'
import { allowed, type Verdict } from '../verdict.ts'
import type { LiveSession } from './live-session.ts'
import { plannedLiveSessions, slotKey, type Slot, type WeeklyPlan } from './plan.ts'
import { mayMoveTo } from './rules.ts'

type Added = Slot & { startsAt: Date; endsAt: Date }
type Course = { course: CourseDates; sessions: readonly LiveSession[]; now: Date }

/**
 * An extra session has the rules of a moved one. Its slot must be new: a session that was moved or cancelled, or is on
 * a holiday, keeps its slot.
 */
export function mayAddSession(
  added: Added,
  { course, sessions, now }: Course,
): ReturnType<typeof mayMoveTo> | Verdict<'SESSION_SLOT_TAKEN'> {
  const verdict = mayMoveTo(added, { course, others: sessions, now })
  if (!verdict.allowed) return verdict
  return sessions.some((one) => slotKey(one) === slotKey(added))
    ? { allowed: false, because: 'SESSION_SLOT_TAKEN' }
    : allowed
}

/**
 * An extra session can be removed before it begins; any other is cancelled. So is one that a later weekly plan has as
 * well: without it the plan's session would take place.
 */
export function mayRemoveSession(
  session: LiveSession,
  { plan, now }: { plan: WeeklyPlan; now: Date },
): Verdict<'NOT_AN_EXTRA_SESSION' | 'SESSION_BEGUN'> {
  const key = slotKey(session)
  if (!session.isExtra || plannedLiveSessions(plan).some((one) => one.key === key))
    return { allowed: false, because: 'NOT_AN_EXTRA_SESSION' }
  return now < session.startsAt ? allowed : { allowed: false, because: 'SESSION_BEGUN' }
}

/** An extra session that a coach added. */
export type CoachSession = { startsAt: Date; isCancelled: boolean; cancelledAt: Date | null }

/** One that was cancelled before it began counts no more; one that was held in part does. */
const counts = ({ startsAt, isCancelled, cancelledAt }: CoachSession): boolean =>
  !isCancelled || (cancelledAt !== null && cancelledAt >= startsAt)

const monthOf = (moment: Date): string => schoolDay(moment).slice(0, 7)

/**
 * Extra sessions are paid, so without an admin coaches add only `limit` a month to a course, all coaches together.
 * `before` is how the session was before a change: without a new month it keeps its place.
 */
export function mayCoachAdd(
  startsAt: Date,
  { before, others, limit }: { before?: CoachSession; others: readonly CoachSession[]; limit: number },
): Verdict<'TOO_MANY_EXTRA_SESSIONS'> {
  const isInMonth = (one: CoachSession) => counts(one) && monthOf(one.startsAt) === monthOf(startsAt)
  if ((before && isInMonth(before)) || others.filter(isInMonth).length < limit) return allowed
  return { allowed: false, because: 'TOO_MANY_EXTRA_SESSIONS' }
}
