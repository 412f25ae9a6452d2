import { maxPhrases } from '@sohbet/domain/lesson/feedback'
import { requestAnswers, requestKinds } from '@sohbet/domain/lesson/requests'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { coaches } from '../people/coaches.ts'
import { lessons } from './lessons.ts'

/** What a coach asks about a lesson ahead: another time, or another coach. At most one is open for a lesson. */
export const lessonRequests = pgTable(
  'lesson_requests',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    what: text({ enum: requestKinds }).notNull(),
    /** The proposed time. */
    startsAt: moment('starts_at'),
    /** The coach who is asked to take the lesson. */
    toCoachId: uuid('to_coach_id').references(() => coaches.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    /** Null while it is open. */
    answer: text({ enum: requestAnswers }),
  },
  (request) => [
    uniqueIndex('lesson_requests_one_open')
      .on(request.lessonId)
      .where(sql`${request.answer} is null`),
    index('lesson_requests_coach').on(request.toCoachId),
    check('lesson_requests_what_known', oneOf(request.what, requestKinds)),
    check('lesson_requests_answer_known', oneOf(request.answer, requestAnswers)),
    check('lesson_requests_time', sql`(${request.what} = 'time') = (${request.startsAt} is not null)`),
    check('lesson_requests_to_coach', sql`(${request.what} = 'coach') = (${request.toCoachId} is not null)`),
    check('lesson_requests_answered', sql`num_nulls(${request.answeredAt}, ${request.answer}) in (0, 2)`),
  ],
)

/** A coach's saved texts for feedback. */
export const coachPhrases = pgTable(
  'coach_phrases',
  {
    coachId: uuid('coach_id')
      .primaryKey()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    phrases: text().array().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (list) => [
    check('coach_phrases_at_most', sql`cardinality(${list.phrases}) <= ${sql.raw(String(maxPhrases))}`),
  ],
)
