import { addDays, type Day } from '../calendar.ts'
import type { Asking, Grade } from './grade.ts'

/** Cards of one review: about five minutes. */
export const reviewSize = 20

/** About the time that a card takes. */
export const secondsOfCard = 15

/** New cards that become due on one day. */
const newCardsPerDay = 8

/** What a typed answer counts as, unless the learner says otherwise. */
export const gradeOf = ({ isRight, hadHint }: { isRight: boolean; hadHint: boolean }): Grade =>
  !isRight ? 1 : hadHint ? 2 : 3

/** A word counts as known when it comes back after this many days. */
export const knownDays = 7

type Word = { translation: string | null; hasSound: boolean; reps: number }

/** Translation and listening take turns; a word that has neither is recalled. */
export function askingOf({ translation, hasSound, reps }: Word): Exclude<Asking, 'question'> {
  if (translation !== null && hasSound) return reps % 2 === 0 ? 'translate' : 'listen'
  if (translation !== null) return 'translate'
  return hasSound ? 'listen' : 'recall'
}

/** The days on which `count` new cards become due, when `waiting` new cards are due from today on. */
export const daysOfNewCards = (count: number, { today, waiting }: { today: Day; waiting: number }): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(today, Math.floor((waiting + index) / newCardsPerDay)))

/**
 * When a rating happened. The device says so, because it may have been offline; a clock that is ahead counts as now,
 * and one that is behind as the time when the card was made.
 */
export function timeOfRating(said: Date, { made, now }: { made: Date; now: Date }): Date {
  if (said > now) return now
  return said < made ? made : said
}
