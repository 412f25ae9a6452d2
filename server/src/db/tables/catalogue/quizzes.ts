import { optionIds, questionTypes, sourceTypes, type Option } from '@sohbet/domain/quiz/question'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, revision } from '../columns.ts'
import { modules } from './modules.ts'

export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (quiz) => [uniqueIndex('quizzes_one_a_module').on(quiz.moduleId)],
)

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** From 0, without gaps. */
    position: integer().notNull(),
    content: text().notNull(),
    sourceType: text('source_type', { enum: sourceTypes }).notNull(),
    questionType: text('question_type', { enum: questionTypes }).notNull(),
    /** For multi-option, and for drag-drop in the right order. */
    options: jsonb().$type<Option[]>().notNull().default([]),
    correctAnswer: text('correct_answer'),
    acceptedAnswers: jsonb('accepted_answers').$type<string[]>().notNull().default([]),
    /** Shown after the attempt is over. */
    explanation: text(),
    audioUrl: text('audio_url'),
    /** Changes with the picture, which is stored under the question's id; null when there is none. */
    imageVersion: text('image_version'),
    revision: revision(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (question) => [
    // Deferrable in the migration, so that one statement can swap places.
    unique('quiz_questions_position').on(question.quizId, question.position),
    check('quiz_questions_position_counts', sql`${question.position} >= 0`),
    check('quiz_questions_content_given', sql`${question.content} <> ''`),
    check('quiz_questions_source_known', oneOf(question.sourceType, sourceTypes)),
    check('quiz_questions_type_known', oneOf(question.questionType, questionTypes)),
    check(
      'quiz_questions_options_where_chosen',
      sql`jsonb_array_length(${question.options}) = case when ${question.questionType} in ('multi-option', 'drag-drop') then ${sql.raw(String(optionIds.length))} else 0 end`,
    ),
    check(
      'quiz_questions_key_but_drag_drop',
      sql`(${question.questionType} = 'drag-drop') = (${question.correctAnswer} is null) and ${question.correctAnswer} <> ''`,
    ),
    check(
      'quiz_questions_audio_of_audio',
      sql`${question.audioUrl} is null or ${question.sourceType} = 'audio'`,
    ),
  ],
)
