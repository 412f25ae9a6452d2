import { levels, maxScore } from '@sohbet/domain/level-test/level'
import { optionIds } from '@sohbet/domain/level-test/question'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { levelTests } from '../catalogue/level-tests.ts'
import { users } from '../people/users.ts'

/** Attempts are never deleted before their account. One without `completedAt` is running. */
export const levelTestAttempts = pgTable(
  'level_test_attempts',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    testId: uuid('test_id')
      .notNull()
      .references(() => levelTests.id, { onDelete: 'restrict' }),
    /**
     * The drawn questions in their order. When none are given, a trigger fills in all questions of the test; it refuses
     * questions that this test does not ask.
     */
    questionIds: uuid('question_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at'),
    /** Index of the open question in `questionIds`; all before it are answered. */
    position: integer().notNull().default(0),
    /** When the open question was shown; null for a listening question until its audio is ready. */
    shownAt: moment('shown_at'),
    points: integer(),
    maxPoints: integer('max_points'),
    score: integer(),
    level: text({ enum: levels }),
    /** The learner's first completed attempt; only these measure the questions. */
    isFirst: boolean('is_first').notNull().default(false),
  },
  (attempt) => [
    uniqueIndex('level_test_attempts_one_running')
      .on(attempt.userId)
      .where(sql`${attempt.completedAt} is null`),
    uniqueIndex('level_test_attempts_one_first')
      .on(attempt.userId)
      .where(sql`${attempt.isFirst}`),
    index('level_test_attempts_user').on(attempt.userId, attempt.completedAt),
    index('level_test_attempts_test').on(attempt.testId),
    index('level_test_attempts_first_of_test')
      .on(attempt.testId)
      .where(sql`${attempt.isFirst}`),
    check('level_test_attempts_position_counts', sql`${attempt.position} >= 0`),
    check('level_test_attempts_level_known', oneOf(attempt.level, levels)),
    check(
      'level_test_attempts_graded_when_completed',
      sql`num_nulls(${attempt.completedAt}, ${attempt.points}, ${attempt.maxPoints}, ${attempt.score}, ${attempt.level}) in (0, 5)`,
    ),
    check(
      'level_test_attempts_first_is_completed',
      sql`not ${attempt.isFirst} or ${attempt.completedAt} is not null`,
    ),
    check('level_test_attempts_points_range', sql`${attempt.points} between 0 and ${attempt.maxPoints}`),
    check(
      'level_test_attempts_score_range',
      sql`${attempt.score} between 0 and ${sql.raw(String(maxScore))}`,
    ),
  ],
)

/** Answers of a running attempt; the domain grades them at the end. */
export const levelTestAnswers = pgTable(
  'level_test_answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => levelTestAttempts.id, { onDelete: 'cascade' }),
    /**
     * No foreign key: its check would lock the question's row, which all learners share, and halve the
     * throughput. A trigger keeps the questions of a test with attempts unchanged instead.
     */
    questionId: uuid('question_id').notNull(),
    selectedOptionId: text('selected_option_id', { enum: optionIds }),
    shownAt: moment('shown_at'),
    /** Null when it came with the whole attempt, or not at all. */
    answeredAt: moment('answered_at'),
    seconds: doublePrecision(),
    isCorrect: boolean('is_correct'),
    points: integer(),
  },
  (answer) => [
    primaryKey({ columns: [answer.attemptId, answer.questionId] }),
    check('level_test_answers_option_known', oneOf(answer.selectedOptionId, optionIds)),
    check(
      'level_test_answers_graded_at_once',
      sql`num_nulls(${answer.seconds}, ${answer.isCorrect}, ${answer.points}) in (0, 3)`,
    ),
  ],
)
