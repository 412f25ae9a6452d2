import { allowed, type Refused, type Verdict } from '../verdict.ts'
import { minutesAfter } from '../moment.ts'
import type { LessonKind, LessonRules, LessonState, Span } from './lesson.ts'

const opensBeforeMinutes = 10

export type Times = Span & { isCancelled: boolean }
/** A booked lesson keeps the end of its free cancellation, whatever the settings become. */
export type Promised = Times & { freeUntil: Date }

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

/** Also while it runs: a meeting may fail. */
export function mayChangeLink(lesson: Times, now: Date): Verdict<'LESSON_CANCELLED' | 'LESSON_OVER'> {
  const state = lessonState(lesson, now)
  if (state === 'cancelled') return { allowed: false, because: 'LESSON_CANCELLED' }
  return state === 'over' ? { allowed: false, because: 'LESSON_OVER' } : allowed
}

/** Until the start a lesson is cancelled; in time its credit comes back, later it is gone. */
export function mayCancel(
  lesson: Promised,
  now: Date,
): Refused<'LESSON_CANCELLED' | 'LESSON_BEGUN'> | { allowed: true; isInTime: boolean } {
  if (lesson.isCancelled) return { allowed: false, because: 'LESSON_CANCELLED' }
  if (now >= lesson.startsAt) return { allowed: false, because: 'LESSON_BEGUN' }
  return { allowed: true, isInTime: now < lesson.freeUntil }
}

/**
 * A lesson is moved only while its cancellation would be free, and only by a learner who is alone in it: another
 * learner chose this time too.
 */
export function mayMove(
  lesson: Promised & { kind: LessonKind; taken: number },
  now: Date,
): Verdict<'LESSON_CANCELLED' | 'LESSON_BEGUN' | 'TOO_LATE_TO_MOVE' | 'CLASS_STAYS' | 'PARTNER_HAS_TIME'> {
  const verdict = mayCancel(lesson, now)
  if (!verdict.allowed) return verdict
  if (lesson.kind === 'group') return { allowed: false, because: 'CLASS_STAYS' }
  if (lesson.taken > 1) return { allowed: false, because: 'PARTNER_HAS_TIME' }
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

/**
 * What became of a lesson that is over. The doors decide; what they can't decide goes to an admin. The word of a coach
 * counts only with the coach's own entry in time.
 */
export function outcomeOf(
  { startsAt, learnerCameAt, coachCameAt, coachSays }: Seen,
  { waitMinutes }: Pick<LessonRules, 'waitMinutes'>,
): LessonOutcome {
  const coachWasThere = coachCameAt !== null && coachCameAt <= minutesAfter(startsAt, waitMinutes)
  if (!coachWasThere) return learnerCameAt === null ? 'unclear' : 'coach_absent'
  if (learnerCameAt !== null) return coachSays === 'absent' ? 'unclear' : 'taught'
  return coachSays === 'came' ? 'taught' : 'learner_absent'
}

type SeatSeen = Pick<Seen, 'learnerCameAt' | 'coachSays'>

/** The first of these that a seat has is the outcome of the lesson. */
const weights: readonly LessonOutcome[] = ['unclear', 'taught', 'coach_absent', 'learner_absent']

/** The outcome of each seat, and of the lesson. A coach who was absent for one learner was absent for all. */
export function outcomesOf(
  lesson: Pick<Seen, 'startsAt' | 'coachCameAt'>,
  seats: readonly SeatSeen[],
  rules: Pick<LessonRules, 'waitMinutes'>,
): { lesson: LessonOutcome; seats: LessonOutcome[] } {
  const alone = seats.map((seat) => outcomeOf({ ...lesson, ...seat }, rules))
  const together = alone.includes('coach_absent') ? alone.map(() => 'coach_absent' as const) : alone
  return {
    lesson: weights.find((outcome) => together.includes(outcome)) ?? 'learner_absent',
    seats: together,
  }
}

/** The decision of an admin answers what is unclear. A coach who was absent was absent for all. */
export function decideSeats(
  seats: readonly (LessonOutcome | null)[],
  decision: DecidedOutcome,
): { lesson: LessonOutcome; seats: LessonOutcome[] } {
  const decided = seats.map((outcome): LessonOutcome => {
    const isOpen = outcome === null || outcome === 'unclear' || decision === 'coach_absent'
    return isOpen ? decision : outcome
  })
  return { lesson: weights.find((outcome) => decided.includes(outcome)) ?? decision, seats: decided }
}

const decisionHours = 24

/**
 * When the outcome of a lesson is decided: at once when the coach did not come, else a day after its end, so that the
 * coach can say who came.
 */
export function isDecided(
  { endsAt, outcome }: Pick<Span, 'endsAt'> & { outcome: LessonOutcome },
  now: Date,
): boolean {
  if (now < endsAt) return false
  return outcome === 'coach_absent' || now >= minutesAfter(endsAt, decisionHours * 60)
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

/** Whether the lesson is over and took place, as far as is known. */
export const wasTaught = (
  { endsAt, outcome }: Pick<Span, 'endsAt'> & { outcome: LessonOutcome | null },
  now: Date,
): boolean => now >= endsAt && (outcome === null || outcome === 'taught')
