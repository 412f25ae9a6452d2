import { addDays } from '@sohbet/domain/calendar'
import type { Grade } from '@sohbet/domain/review/grade'
import { dayIn, startOfDayIn, wallIn } from '@sohbet/domain/zoned-day'
import { createEmptyCard, fsrs, type Card } from 'ts-fsrs'
import type { reviewCards } from '../db/tables/review/review.ts'

/** What the scheduler knows of a card. */
export type CardState = Pick<
  typeof reviewCards.$inferSelect,
  | 'due'
  | 'stability'
  | 'difficulty'
  | 'scheduledDays'
  | 'learningSteps'
  | 'reps'
  | 'lapses'
  | 'state'
  | 'lastReview'
>
export type Rating = { grade: Grade; ratedAt: Date; timeZone: string }

/** Whole days only: a review is once a day, so there are no steps of minutes. */
const scheduler = fsrs({ enable_short_term: false })

export const newState = (due: Date): CardState => ({
  due,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningSteps: 0,
  reps: 0,
  lapses: 0,
  state: 0,
  lastReview: null,
})

/**
 * The state after a rating. The scheduler counts days by UTC, so it gets the times on the learner's clock: their
 * midnight turns the day.
 */
export function afterRating(before: CardState, { grade, ratedAt, timeZone }: Rating): CardState {
  const wall = wallIn(timeZone, ratedAt)
  const { card } = scheduler.next(toCard(before, timeZone), new Date(wall), grade)
  return {
    due: startOfDayIn(timeZone, addDays(dayIn(timeZone, ratedAt), card.scheduled_days)),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: ratedAt,
  }
}

function toCard({ lastReview, ...before }: CardState, timeZone: string): Card {
  const empty = createEmptyCard(new Date(wallIn(timeZone, before.due)))
  if (!lastReview) return empty
  return {
    ...empty,
    stability: before.stability,
    difficulty: before.difficulty,
    scheduled_days: before.scheduledDays,
    learning_steps: before.learningSteps,
    reps: before.reps,
    lapses: before.lapses,
    state: before.state,
    last_review: new Date(wallIn(timeZone, lastReview)),
  }
}

/** The state after all ratings of a card, which are in the order of their times. */
export const afterRatings = (due: Date, ratings: readonly Rating[]): CardState =>
  ratings.reduce(afterRating, newState(due))
