import { isAtLeast, levels, type Level } from '../level-test/level.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { hoursBefore, minutesAfter } from '../moment.ts'
import type { LessonKind, LessonRules } from './lesson.ts'
import type { Promised } from './rules.ts'

/** Rules of lessons in which several learners have a seat: duos and group classes. */

/** To whom the empty seat of a duo is open: the booker's courses, or learners of a neighbouring level. */
export const openings = ['course', 'level'] as const
export type Opening = (typeof openings)[number]

/** `withdrawn`: the booker chose another way, the seat was taken, or the lesson was cancelled. */
export const invitationStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const

/** Invitations of a learner in an hour. */
export const invitationsPerHour = 10

type Range = { levelFrom: Level; levelTo: Level }

/** The levels of learners who can talk with a learner of this level. */
export function neighbours(level: Level): Range {
  const place = levels.indexOf(level)
  return { levelFrom: levels[place - 1] ?? level, levelTo: levels[place + 1] ?? level }
}

const isInRange = (level: Level, { levelFrom, levelTo }: Range): boolean =>
  isAtLeast(level, levelFrom) && isAtLeast(levelTo, level)

type Seats = {
  kind: LessonKind
  openTo: Opening | null
  /** Of a group class, and of a duo that is open to a level. */
  levelFrom: Level | null
  levelTo: Level | null
}
type Learner = {
  level: Level | null
  isInvited: boolean
  /** Learns in a course of the booker. */
  isOfCourse: boolean
}

/** Whether a learner may see and take an empty seat of a lesson. */
export function isOfferedTo({ kind, openTo, levelFrom, levelTo }: Seats, learner: Learner): boolean {
  const { level, isInvited, isOfCourse } = learner
  const fits =
    level !== null && levelFrom !== null && levelTo !== null && isInRange(level, { levelFrom, levelTo })
  if (kind === 'group') return fits
  if (kind === 'private') return false
  return isInvited || (openTo === 'course' && isOfCourse) || (openTo === 'level' && fits)
}

/** Seats of duos and group classes can be taken as long as the cancellation is free. */
export function mayJoin(
  { seats, taken, ...lesson }: Promised & { seats: number; taken: number },
  now: Date,
): Verdict<'LESSON_CANCELLED' | 'BOOKING_CLOSED' | 'NO_SEAT_LEFT'> {
  if (lesson.isCancelled) return { allowed: false, because: 'LESSON_CANCELLED' }
  if (now >= lesson.freeUntil) return { allowed: false, because: 'BOOKING_CLOSED' }
  return taken < seats ? allowed : { allowed: false, because: 'NO_SEAT_LEFT' }
}

type At = { rules: Pick<LessonRules, 'askHours'>; now: Date }

/** An invitation or an open seat has this time before its booker is asked. */
const searchMinutes = 120

type Search = Pick<Promised, 'startsAt' | 'freeUntil'> & {
  /** When the open invitation was sent, or the duo with an open seat was booked; null without a search. */
  searchedAt: Date | null
}

/** What happens to a duo without a partner: nothing yet, its booker is asked, or it is freed. */
export function duoWithoutPartner(
  { startsAt, freeUntil, searchedAt }: Search,
  { rules, now }: At,
): 'waits' | 'asked' | 'freed' {
  if (now >= freeUntil) return 'freed'
  const isNew = searchedAt !== null && now < minutesAfter(searchedAt, searchMinutes)
  return now >= hoursBefore(startsAt, rules.askHours) && !isNew ? 'asked' : 'waits'
}

/** The booker of a duo looks for a partner, or makes it private, until the duo is freed. */
export function mayChangeDuo(
  lesson: Promised & { kind: LessonKind; taken: number; isBooker: boolean },
  now: Date,
): Verdict<'LESSON_CANCELLED' | 'NOT_A_DUO' | 'NO_SEAT_LEFT' | 'BOOKING_CLOSED'> {
  if (lesson.kind !== 'duo' || !lesson.isBooker) return { allowed: false, because: 'NOT_A_DUO' }
  return mayJoin({ ...lesson, seats: 2 }, now)
}

type Numbers = Search & {
  kind: LessonKind
  leastSeats: number
  /** Seats that are booked or were cancelled late: they were taken when the numbers counted. */
  taken: number
}

/** What the numbers of a lesson lead to. It goes on once enough seats were taken, even if learners leave late. */
export function numbersLead(lesson: Numbers, at: At): 'on' | 'asked' | 'off' {
  const { kind, startsAt, taken, leastSeats } = lesson
  if (kind === 'private' || taken >= leastSeats || at.now >= startsAt) return 'on'
  if (kind === 'duo')
    return ({ waits: 'on', asked: 'asked', freed: 'off' } as const)[duoWithoutPartner(lesson, at)]
  return at.now >= lesson.freeUntil ? 'off' : 'on'
}
