import type { NewRating } from '@sohbet/contract/learning/ratings'
import { getReview, type Review, type ReviewCard } from '@sohbet/contract/learning/review'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Entry } from '../../outbox/entry.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { newId } from '../../parts/new-id.ts'
import { loadedAhead } from '../../shell/area-loader.ts'

export const reviewQuery = queryOptions({
  queryKey: ['review'],
  queryFn: ({ signal }) => call(getReview, {}, { signal }),
  ...loadedAhead,
  // The cards of a learner who comes back to this page without a connection
  gcTime: Infinity,
})

/** The cards that this device has not rated: the server may not have its ratings yet. */
export const openCards = ({ cards }: Review, waiting: readonly Entry[]): ReviewCard[] =>
  cards.filter(({ id }) => !waiting.some((entry) => entry.kind === 'rating' && entry.cardId === id))

export type Rated = Pick<NewRating, 'grade' | 'asking' | 'seconds'> & { card: ReviewCard }

/** Stores a rating on this device and sends it when there is a connection. */
export function useRate(): (rated: Rated) => void {
  const client = useQueryClient()
  return ({ card, ...rating }) => {
    const ratedAt = new Date().toISOString()
    void enqueue({ kind: 'rating', id: newId(), cardId: card.id, ratedAt, ...rating })
    client.setQueryData(
      reviewQuery.queryKey,
      (review) =>
        review && {
          ...review,
          cards: review.cards.filter(({ id }) => id !== card.id),
          doneToday: review.doneToday + 1,
        },
    )
  }
}
