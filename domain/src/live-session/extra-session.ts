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
