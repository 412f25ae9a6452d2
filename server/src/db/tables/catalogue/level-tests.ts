import { levels } from '@sohbet/domain/level-test/level'
import { optionIds, questionTypes, textSkills } from '@sohbet/domain/level-test/question'
import { eq, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf, revision } from '../columns.ts'

export const levelTests = pgTable(
  'level_tests',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    version: integer().notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (test) => [
    uniqueIndex('level_tests_version').on(test.version),
    uniqueIndex('level_tests_one_active')
      .on(test.isActive)
      .where(sql`${test.isActive}`),
    check('level_tests_version_counts', sql`${test.version} > 0`),
  ],
)

export const levelTestQuestions = pgTable(
  'level_test_questions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    testId: uuid('test_id')
      .notNull()
      .references(() => levelTests.id, { onDelete: 'cascade' }),
    /** Asked by the quick test of the public site, and never by the level test. */
    isQuick: boolean('is_quick').notNull().default(false),
    /** From 0, without gaps; questions of the quick test are counted by themselves. */
    position: integer().notNull(),
    type: text({ enum: questionTypes }).notNull(),
    text: text().notNull(),
    optionA: text('option_a').notNull(),
    optionB: text('option_b').notNull(),
    optionC: text('option_c').notNull(),
    optionD: text('option_d').notNull(),
    correctOptionId: text('correct_option_id', { enum: optionIds }).notNull().default('A'),
    /** Tags, which a test with attempts may change. A listening question measures listening. */
    skill: text({ enum: textSkills }),
    level: text({ enum: levels }),
    audioUrl: text('audio_url'),
    audioSeconds: doublePrecision('audio_seconds'),
    revision: revision(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (question) => [
    // Deferrable in the migration, so that one statement can swap places.
    unique('level_test_questions_position').on(question.testId, question.isQuick, question.position),
    check('level_test_questions_position_counts', sql`${question.position} >= 0`),
    check(
      'level_test_questions_quick_without_audio',
      sql`not ${question.isQuick} or ${question.type} = 'text'`,
    ),
    check('level_test_questions_type_known', oneOf(question.type, questionTypes)),
    check('level_test_questions_level_known', oneOf(question.level, levels)),
    check('level_test_questions_skill_known', oneOf(question.skill, textSkills)),
    check('level_test_questions_skill_of_text', sql`${question.skill} is null or ${question.type} = 'text'`),
    check('level_test_questions_key_known', oneOf(question.correctOptionId, optionIds)),
    check(
      'level_test_questions_complete',
      sql`'' not in (${question.text}, ${question.optionA}, ${question.optionB}, ${question.optionC}, ${question.optionD})`,
    ),
    check(
      'level_test_questions_audio_of_listening',
      sql`${question.audioUrl} is null or ${question.type} = 'listening'`,
    ),
    check(
      'level_test_questions_audio_seconds',
      sql`${question.audioSeconds} is null or (${question.audioSeconds} >= 0 and ${question.audioUrl} is not null)`,
    ),
  ],
)

/**
 * Texts that a quick test has shown, folded by `question_fold`. Triggers add the marked questions of an active test, and
 * refuse an active test that asks one of these. No text is ever removed: deleting a question does not make it secret.
 */
export const publicQuestions = pgTable('public_questions', { text: text().primaryKey() })

/** The questions that the level test asks. */
export const askedQuestions = pgView('asked_questions').as((query) =>
  query.select().from(levelTestQuestions).where(eq(levelTestQuestions.isQuick, false)),
)
