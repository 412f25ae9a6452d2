import { addDays, schoolDay, schoolMoment } from '../calendar.ts'
import type { CourseDates } from '../course/status.ts'
import { hourMs, minuteMs, minutesAfter } from '../moment.ts'
import { allowed, type Verdict } from '../verdict.ts'
import type { LiveSession } from './live-session.ts'

/** The door opens this many minutes before the start. */
const opensBeforeMinutes = 10
/** A session may be made up until this many days after the course ends. */
export const makeUpDays = 30

/** A learner who comes within this many minutes after the start is on time. */
const inTimeMinutes = 5

export const liveSessionStates = ['upcoming', 'open', 'over', 'cancelled', 'holiday'] as const
export type LiveSessionState = (typeof liveSessionStates)[number]

export const opensAt = ({ startsAt }: Pick<LiveSession, 'startsAt'>): Date =>
  minutesAfter(startsAt, -opensBeforeMinutes)

type Times = Pick<LiveSession, 'startsAt' | 'endsAt' | 'isCancelled' | 'holiday'>

/** Open from ten minutes before the start until the end (exclusive). */
export function liveSessionState(session: Times, now: Date): LiveSessionState {
  if (session.isCancelled) return 'cancelled'
  if (session.holiday !== null) return 'holiday'
  // Compares numbers, because comparing dates is slow for every session of a course
  const time = now.getTime()
  if (time >= session.endsAt.getTime()) return 'over'
  return time >= session.startsAt.getTime() - opensBeforeMinutes * minuteMs ? 'open' : 'upcoming'
}

/** The session is over and was neither cancelled nor on a holiday. */
export const wasHeld = (session: Times, now: Date): boolean => liveSessionState(session, now) === 'over'

type Off = 'SESSION_CANCELLED'
/** The session does not take place. */
export const isOff = ({ isCancelled, holiday }: Pick<Times, 'isCancelled' | 'holiday'>): boolean =>
  isCancelled || holiday !== null

export function mayJoin(
  session: Times,
  now: Date,
): Verdict<Off | 'SESSION_ON_HOLIDAY' | 'SESSION_OVER'> | Verdict<'SESSION_NOT_OPEN', { opensAt: Date }> {
  const state = liveSessionState(session, now)
  if (state === 'open') return allowed
  if (state === 'over') return { allowed: false, because: 'SESSION_OVER' }
  if (state === 'upcoming') return { allowed: false, because: 'SESSION_NOT_OPEN', opensAt: opensAt(session) }
  return { allowed: false, because: state === 'holiday' ? 'SESSION_ON_HOLIDAY' : 'SESSION_CANCELLED' }
}

/** An absence is announced before the start. */
export function mayAnnounceAbsence(session: Times, now: Date): Verdict<Off | 'SESSION_BEGUN'> {
  if (isOff(session)) return { allowed: false, because: 'SESSION_CANCELLED' }
  return now < session.startsAt ? allowed : { allowed: false, because: 'SESSION_BEGUN' }
}

/** From the opening on, without an end: a coach may correct attendance later. */
export function mayCorrectAttendance(
  session: Times,
  now: Date,
): Verdict<Off> | Verdict<'SESSION_NOT_OPEN', { opensAt: Date }> {
  if (isOff(session)) return { allowed: false, because: 'SESSION_CANCELLED' }
  return now >= opensAt(session)
    ? allowed
    : { allowed: false, because: 'SESSION_NOT_OPEN', opensAt: opensAt(session) }
}

/** Minutes after the start at which a learner came; null when on time or not recorded. */
export function minutesLate(
  { startsAt }: Pick<LiveSession, 'startsAt'>,
  joinedAt: Date | null,
): number | null {
  if (!joinedAt) return null
  const minutes = Math.floor((joinedAt.getTime() - startsAt.getTime()) / minuteMs)
  return minutes > inTimeMinutes ? minutes : null
}

/** Another coach takes a session over before its start. */
export const mayHandOver = mayAnnounceAbsence

/** Until then a substitute can give the session back; the coach of the course then has time to prepare. */
const giveBackHours = 24

/** A coach of the course, or an admin, takes a session back until it begins. */
export function mayGiveBack(
  session: Times,
  { isAsSubstitute, now }: { isAsSubstitute: boolean; now: Date },
): ReturnType<typeof mayHandOver> | Verdict<'TOO_LATE_TO_GIVE_BACK'> {
  const verdict = mayHandOver(session, now)
  if (!verdict.allowed || !isAsSubstitute) return verdict
  return now.getTime() <= session.startsAt.getTime() - giveBackHours * hourMs
    ? allowed
    : { allowed: false, because: 'TOO_LATE_TO_GIVE_BACK' }
}

/** A finished session can no longer be moved, cancelled or get another link. */
export const mayReschedule = (session: Times, now: Date): Verdict<'SESSION_OVER'> =>
  now < session.endsAt ? allowed : { allowed: false, because: 'SESSION_OVER' }

/** What took place is corrected once the session is over, and it cannot have lasted beyond now. */
export function mayCorrectRecord(
  session: Times,
  { duration, now }: { duration: number; now: Date },
): Verdict<Off | 'SESSION_NOT_OVER'> {
  if (isOff(session)) return { allowed: false, because: 'SESSION_CANCELLED' }
  const end = Math.max(session.endsAt.getTime(), session.startsAt.getTime() + duration * minuteMs)
  return end <= now.getTime() ? allowed : { allowed: false, because: 'SESSION_NOT_OVER' }
}

/** A replay needs a session that takes place and has begun. */
export function mayHaveReplay(session: Times, now: Date): Verdict<Off | 'SESSION_NOT_BEGUN'> {
  if (isOff(session)) return { allowed: false, because: 'SESSION_CANCELLED' }
  return now >= session.startsAt ? allowed : { allowed: false, because: 'SESSION_NOT_BEGUN' }
}

type Span = { startsAt: Date; endsAt: Date }

/** The new time must be in the future, within the course or shortly after it, and free of other sessions. */
export function mayMoveTo(
  to: Span,
  { course, others, now }: { course: CourseDates; others: readonly LiveSession[]; now: Date },
): Verdict<'SESSION_IN_THE_PAST' | 'SESSION_OUTSIDE_COURSE' | 'SESSIONS_OVERLAP'> {
  if (to.startsAt <= now) return { allowed: false, because: 'SESSION_IN_THE_PAST' }
  const isOutside =
    schoolDay(to.startsAt) < course.startDate ||
    to.startsAt >= schoolMoment(addDays(course.endDate, makeUpDays + 1))
  if (isOutside) return { allowed: false, because: 'SESSION_OUTSIDE_COURSE' }
  const isInTheWay = (other: LiveSession) =>
    !isOff(other) && other.startsAt < to.endsAt && to.startsAt < other.endsAt
  return others.some(isInTheWay) ? { allowed: false, because: 'SESSIONS_OVERLAP' } : allowed
}

/** A coach gets two sessions at once only after a person has confirmed it. */
export const mayClash = (
  clashCount: number,
  { isAccepted }: { isAccepted: boolean },
): Verdict<'COACH_BUSY'> =>
  clashCount === 0 || isAccepted ? allowed : { allowed: false, because: 'COACH_BUSY' }
