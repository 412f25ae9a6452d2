import { schoolMoment } from '../calendar.ts'
import type { LiveSession } from './live-session.ts'
import { plannedLiveSessions, slotKey, type WeeklyPlan } from './plan.ts'

/** A new plan changes only later sessions: one whose time or planned time has passed stays as it was. */
export const isBeforePlan = ({ startsAt, day, minute }: LiveSession, now: Date): boolean =>
  startsAt < now || schoolMoment(day, minute) < now

/** The sessions ahead whose slot a new plan does not have. An extra session does not follow from the plan. */
export function droppedSessions(
  sessions: readonly LiveSession[],
  { after, now }: { after: WeeklyPlan; now: Date },
): LiveSession[] {
  const slots = new Set(plannedLiveSessions(after).map(({ key }) => key))
  return sessions.filter(
    (session) => !session.isExtra && !isBeforePlan(session, now) && !slots.has(slotKey(session)),
  )
}

/**
 * Whether a person has moved or cancelled the session, or given it a substitute, a link, notes or a length of its own.
 * A change that was taken back does not count. `planned` is the length in the weekly plan.
 */
export const isChangedByHand = (
  { isMoved, isCancelled, substituteId, zoomLink, notes, duration }: LiveSession,
  planned: number | undefined,
): boolean =>
  isMoved || isCancelled || substituteId !== null || zoomLink !== null || notes !== '' || duration !== planned
