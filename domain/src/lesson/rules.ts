import { allowed, type Refused, type Verdict } from '../verdict.ts'
import { freeUntil } from './availability.ts'
import { hoursBefore, minutesAfter, type LessonRules, type LessonState, type Span } from './lesson.ts'

const opensBeforeMinutes = 10
/** A coach who comes later than this is absent. */
const waitMinutes = 10
/** When a duo has no partner this many hours before, its booker is asked; and when it is freed. */
export const askForPartnerHours = 24

type Times = Span & { isCancelled: boolean }

export const opensAt = ({ startsAt }: Pick<Span, 'startsAt'>): Date =>
  minutesAfter(startsAt, -opensBeforeMinutes)

/** Open from ten minutes before the start until the end, as the door of a session. */
export function lessonState({ startsAt, endsAt, isCancelled }: Times, now: Date): LessonState {
  if (isCancelled) return 'cancelled'
  if (now >= endsAt) return 'over'
  return now >= opensAt({ startsAt }) ? 'open' : 'upcoming'
}

export function mayEnter(
  lesson: Times,
  now: Date,
): Verdict<'LESSON_CANCELLED' | 'LESSON_OVER' | 'LESSON_NOT_OPEN'> {
  const state = lessonState(lesson, now)
  if (state === 'open') return allowed
  const because = { cancelled: 'LESSON_CANCELLED', over: 'LESSON_OVER', upcoming: 'LESSON_NOT_OPEN' } as const
  return { allowed: false, because: because[state] }
}

/** Until the start a lesson is cancelled; in time its credit comes back, later it is gone. */
export function mayCancel(
  lesson: Times,
  { rules, now }: { rules: LessonRules; now: Date },
): Refused<'LESSON_CANCELLED' | 'LESSON_BEGUN'> | { allowed: true; isInTime: boolean } {
  if (lesson.isCancelled) return { allowed: false, because: 'LESSON_CANCELLED' }
  if (now >= lesson.startsAt) return { allowed: false, because: 'LESSON_BEGUN' }
  return { allowed: true, isInTime: now < freeUntil(lesson, rules) }
}

/** A lesson is moved only while its cancellation would be free. */
export function mayMove(
  lesson: Times,
  at: { rules: LessonRules; now: Date },
): Verdict<'LESSON_CANCELLED' | 'LESSON_BEGUN' | 'TOO_LATE_TO_MOVE'> {
  const verdict = mayCancel(lesson, at)
  if (!verdict.allowed) return verdict
  return verdict.isInTime ? allowed : { allowed: false, because: 'TOO_LATE_TO_MOVE' }
}

export const lessonOutcomes = ['taught', 'learner_absent', 'coach_absent', 'unclear'] as const
export type LessonOutcome = (typeof lessonOutcomes)[number]

/** What an admin may decide about an unclear lesson. */
export const decidedOutcomes = ['taught', 'learner_absent', 'coach_absent'] as const
export type DecidedOutcome = (typeof decidedOutcomes)[number]

/** An admin decides once, and only what the doors left open. */
export const mayDecide = ({ outcome }: { outcome: LessonOutcome | null }): Verdict<'NOTHING_TO_DECIDE'> =>
  outcome === 'unclear' ? allowed : { allowed: false, because: 'NOTHING_TO_DECIDE' }

type Seen = Pick<Span, 'startsAt'> & {
  /** The first time through the door; null when never. */
  learnerCameAt: Date | null
  coachCameAt: Date | null
  /** What the coach said of the learner; null while nothing was said. */
  coachSays: 'came' | 'absent' | null
}

/** What became of a lesson that is over. The doors decide; what they can't decide goes to an admin. */
export function outcomeOf({ startsAt, learnerCameAt, coachCameAt, coachSays }: Seen): LessonOutcome {
  const coachWasThere = coachCameAt !== null && coachCameAt <= minutesAfter(startsAt, waitMinutes)
  if (learnerCameAt !== null) {
    if (coachSays === 'absent') return 'unclear'
    return coachWasThere || coachSays === 'came' ? 'taught' : 'coach_absent'
  }
  if (coachSays === 'came') return 'taught'
  return coachWasThere ? 'learner_absent' : 'unclear'
}

const decisionHours = 24

/**
 * When the outcome of a lesson is decided: at once when the coach did not come, else a day after its end, so that the
 * coach can say who came.
 */
export function isDecided(lesson: Seen & Pick<Span, 'endsAt'>, now: Date): boolean {
  if (now < lesson.endsAt) return false
  return outcomeOf(lesson) === 'coach_absent' || now >= minutesAfter(lesson.endsAt, decisionHours * 60)
}

/** From the start on, until the outcome is decided. */
export function maySayWhoCame(
  {
    startsAt,
    isCancelled,
    outcome,
  }: Pick<Times, 'startsAt' | 'isCancelled'> & { outcome: LessonOutcome | null },
  now: Date,
): Verdict<'LESSON_CANCELLED' | 'LESSON_NOT_BEGUN' | 'LESSON_DECIDED'> {
  if (isCancelled) return { allowed: false, because: 'LESSON_CANCELLED' }
  if (now < startsAt) return { allowed: false, because: 'LESSON_NOT_BEGUN' }
  return outcome === null ? allowed : { allowed: false, because: 'LESSON_DECIDED' }
}

/** A learner's absence costs the credit; a coach's does not. */
export const givesCreditBack = (outcome: LessonOutcome): boolean => outcome === 'coach_absent'

/** The coach is paid for the time, whether the learner came or not. */
export const isPaid = (outcome: LessonOutcome): boolean =>
  outcome === 'taught' || outcome === 'learner_absent'

/** What happens to a duo without a partner: nothing yet, its booker is asked, or it is freed. */
export function duoWithoutPartner(
  { startsAt }: Pick<Span, 'startsAt'>,
  { rules, now }: { rules: LessonRules; now: Date },
): 'waits' | 'asked' | 'freed' {
  if (now >= hoursBefore(startsAt, rules.freeCancelHours)) return 'freed'
  return now >= hoursBefore(startsAt, askForPartnerHours) ? 'asked' : 'waits'
}

type GroupClass = Pick<Span, 'startsAt'> & { seats: number; leastSeats: number; taken: number }

/** Bookings of a group class end with its free cancellation. */
export function mayJoinGroup(
  { seats, taken, ...lesson }: Pick<GroupClass, 'seats' | 'taken'> & Times,
  { rules, now }: { rules: LessonRules; now: Date },
): Verdict<'LESSON_CANCELLED' | 'BOOKING_CLOSED' | 'CLASS_FULL'> {
  if (lesson.isCancelled) return { allowed: false, because: 'LESSON_CANCELLED' }
  if (now >= freeUntil(lesson, rules)) return { allowed: false, because: 'BOOKING_CLOSED' }
  return taken < seats ? allowed : { allowed: false, because: 'CLASS_FULL' }
}

/** After its bookings ended, a group class takes place with enough learners, or is cancelled. */
export const takesPlace = ({ taken, leastSeats }: Pick<GroupClass, 'taken' | 'leastSeats'>): boolean =>
  taken >= leastSeats

/** Whether the lesson is over and took place, as far as is known. */
export const wasTaught = (
  { endsAt, outcome }: Pick<Span, 'endsAt'> & { outcome: LessonOutcome | null },
  now: Date,
): boolean => now >= endsAt && (outcome === null || outcome === 'taught')
