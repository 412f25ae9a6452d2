import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { quizzes } from '../catalogue/quizzes.ts'
import { users } from '../people/users.ts'

/** Marked at the end: until then isCorrect is absent. */
export type GivenAnswer = { answer: string | string[]; at: string; isCorrect?: boolean }

/** A learner has one attempt at a quiz; a restart replaces it. One without `completedAt` is running. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Secret: shuffles the pieces of drag-drop questions. */
    seed: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /**
     * By question. In the attempt's row, so that an answer is one update, and a second device sees the first
     * one's answer.
     */
    answers: jsonb().$type<Record<string, GivenAnswer>>().notNull().default({}),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at'),
    /** Number of questions when it was completed. */
    questionCount: integer('question_count'),
    correctCount: integer('correct_count'),
  },
  (attempt) => [
    uniqueIndex('quiz_attempts_one_a_quiz').on(attempt.userId, attempt.quizId),
    index('quiz_attempts_quiz').on(attempt.quizId),
    // For the newest results of a quiz
    index('quiz_attempts_completed')
      .on(attempt.quizId, attempt.completedAt)
      .where(sql`${attempt.completedAt} is not null`),
    check('quiz_attempts_answers_by_question', sql`jsonb_typeof(${attempt.answers}) = 'object'`),
    check(
      'quiz_attempts_counted_when_completed',
      sql`num_nulls(${attempt.completedAt}, ${attempt.questionCount}, ${attempt.correctCount}) in (0, 3)`,
    ),
    check('quiz_attempts_correct_range', sql`${attempt.correctCount} between 0 and ${attempt.questionCount}`),
  ],
)
