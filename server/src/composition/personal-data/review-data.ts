import { desc, eq, sql } from 'drizzle-orm'
import { moduleWords } from '../../db/tables/catalogue/module-words.ts'
import { quizQuestions } from '../../db/tables/catalogue/quizzes.ts'
import { habitPauses, learnerHabits, reviewCards, reviewRatings } from '../../db/tables/review/review.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Personal data about reviews and the weekly goal. */
export const reviewData: Record<string, PersonalDataReader> = {
  review_cards: (db, userId) =>
    db
      .select({
        id: reviewCards.id,
        text: sql<string>`coalesce(${moduleWords.term}, ${quizQuestions.content}, ${reviewCards.phrase})`,
        due: reviewCards.due,
        stability: reviewCards.stability,
        difficulty: reviewCards.difficulty,
        scheduledDays: reviewCards.scheduledDays,
        reps: reviewCards.reps,
        lapses: reviewCards.lapses,
        lastReview: reviewCards.lastReview,
        createdAt: reviewCards.createdAt,
      })
      .from(reviewCards)
      .leftJoin(moduleWords, eq(moduleWords.id, reviewCards.wordId))
      .leftJoin(quizQuestions, eq(quizQuestions.id, reviewCards.questionId))
      .where(eq(reviewCards.userId, userId)),
  review_ratings: (db, userId) =>
    db
      .select({
        cardId: reviewRatings.cardId,
        grade: reviewRatings.grade,
        asking: reviewRatings.asking,
        ratedAt: reviewRatings.ratedAt,
        timeZone: reviewRatings.timeZone,
        seconds: reviewRatings.seconds,
        receivedAt: reviewRatings.receivedAt,
      })
      .from(reviewRatings)
      .where(eq(reviewRatings.userId, userId))
      .orderBy(desc(reviewRatings.ratedAt)),
  learner_habits: (db, userId) =>
    db
      .select({
        reminderHour: learnerHabits.reminderHour,
        cardsAddedOn: learnerHabits.cardsAddedOn,
        goalUnit: learnerHabits.goalUnit,
        goalTarget: learnerHabits.goalTarget,
        isWeekHidden: learnerHabits.isWeekHidden,
        updatedAt: learnerHabits.updatedAt,
      })
      .from(learnerHabits)
      .where(eq(learnerHabits.userId, userId)),
  habit_pauses: (db, userId) =>
    db
      .select({
        firstDay: habitPauses.firstDay,
        lastDay: habitPauses.lastDay,
        createdAt: habitPauses.createdAt,
      })
      .from(habitPauses)
      .where(eq(habitPauses.userId, userId)),
}
