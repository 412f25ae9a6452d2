import { knownDays } from '@sohbet/domain/review/card'
import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { reviewCards } from '../db/tables/review/review.ts'

/** The words and phrases that a learner knows; questions of quizzes do not count. */
export const countKnownWords = (db: Db, userId: string): Promise<number> =>
  db.$count(
    reviewCards,
    and(
      eq(reviewCards.userId, userId),
      isNull(reviewCards.questionId),
      gte(reviewCards.scheduledDays, knownDays),
    ),
  )
