import type { SessionKind } from '../live-session/live-session.ts'
import type { LessonRules, Span } from '../lesson/lesson.ts'
import { dayMs, hoursBefore } from '../moment.ts'
import { allowed, type Refused, type Verdict } from '../verdict.ts'

/** What a guest seat costs: an extra group, or nothing for an announced absence. */
export const guestWays = ['ticket', 'make_up'] as const

type Room = {
  capacity: number
  /** Held seats of the course. */
  enrolled: number
  /** Learners of the course who announced their absence from the session. */
  absent: number
  guests: number
}

/** Own learners always have a seat; guests get what is left. */
export const guestSeatsLeft = ({ capacity, enrolled, absent, guests }: Room): number =>
  Math.max(0, capacity - (enrolled - absent) - guests)

type Wanted = Span &
  Room & {
    kind: SessionKind
    /** The learner has, or had, a seat in a course of this type. */
    isSameType: boolean
    isOwnCourse: boolean
    /** What takes the learner's time then: sessions, lessons and other guest seats. */
    isBusy: boolean
  }

type WhyNot =
  | 'NOT_A_SPEAKING_GROUP'
  | 'OWN_SESSION'
  | 'OTHER_COURSE_TYPE'
  | 'SESSION_BEGUN'
  | 'NO_GUEST_SEAT'
  | 'LEARNER_BUSY'

export function mayTakeGuestSeat(wanted: Wanted, now: Date): Verdict<WhyNot> {
  const refused = (because: WhyNot): Refused<WhyNot> => ({ allowed: false, because })
  if (wanted.isOwnCourse) return refused('OWN_SESSION')
  if (!wanted.isSameType) return refused('OTHER_COURSE_TYPE')
  if (wanted.kind !== 'speaking_group') return refused('NOT_A_SPEAKING_GROUP')
  if (now >= wanted.startsAt) return refused('SESSION_BEGUN')
  if (guestSeatsLeft(wanted) === 0) return refused('NO_GUEST_SEAT')
  return wanted.isBusy ? refused('LEARNER_BUSY') : allowed
}

export type Missed = {
  startsAt: Date
  /** Null without an announced absence. */
  announcedAt: Date | null
  isAttended: boolean
  isMadeUp: boolean
}

/** Whether an absence gives the right to a make-up at all. */
export const isMissed = (
  { startsAt, announcedAt, isAttended, isMadeUp }: Missed,
  { absenceHours }: Pick<LessonRules, 'absenceHours'>,
): boolean =>
  announcedAt !== null && announcedAt <= hoursBefore(startsAt, absenceHours) && !isAttended && !isMadeUp

/** Whether a make-up can begin then, beside the other make-ups of the learner. */
export function mayMakeUp(
  missed: Missed,
  { startsAt, others, rules }: OtherMakeUps & { startsAt: Date },
): Verdict<'NOTHING_TO_MAKE_UP' | 'MAKE_UP_TOO_FAR' | 'TOO_MANY_MAKE_UPS'> {
  if (!isMissed(missed, rules)) return { allowed: false, because: 'NOTHING_TO_MAKE_UP' }
  if (Math.abs(startsAt.getTime() - missed.startsAt.getTime()) > rules.makeUpDays * dayMs)
    return { allowed: false, because: 'MAKE_UP_TOO_FAR' }
  return isMakeUpFull(startsAt, { others, rules })
    ? { allowed: false, because: 'TOO_MANY_MAKE_UPS' }
    : allowed
}

type OtherMakeUps = { others: readonly Date[]; rules: LessonRules }

/** Whether a make-up then would be one more within some days than the rules allow. */
export function isMakeUpFull(startsAt: Date, { others, rules }: OtherMakeUps): boolean {
  const { makeUps, makeUpsInDays } = rules
  const times = [...others, startsAt].map((moment) => moment.getTime()).toSorted((one, other) => one - other)
  return times.some((time, place) => {
    const last = times[place + makeUps]
    return last !== undefined && last - time < makeUpsInDays * dayMs
  })
}

/** Until the start a seat is given back: in time with its ticket. A moved session makes every moment in time. */
export function mayLeave(
  { startsAt, freeUntil }: Pick<Span, 'startsAt'> & { freeUntil: Date },
  now: Date,
): Refused<'SESSION_BEGUN'> | { allowed: true; isInTime: boolean } {
  if (now >= startsAt) return { allowed: false, because: 'SESSION_BEGUN' }
  return { allowed: true, isInTime: now < freeUntil }
}
