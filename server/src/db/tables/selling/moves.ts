import { choiceAnswers } from '@sohbet/domain/enrollment/choice'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { courses } from '../catalogue/courses.ts'
import { users } from '../people/users.ts'
import { enrollments } from './enrollments.ts'

/** Append-only: moves of an enrolment to another course, with what happened to its price. */
export const enrollmentMoves = pgTable(
  'enrollment_moves',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    fromCourseId: uuid('from_course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    toCourseId: uuid('to_course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    /** The enrolment's price before and after, in minor units. */
    fromMinor: bigint('from_minor', { mode: 'number' }).notNull(),
    toMinor: bigint('to_minor', { mode: 'number' }).notNull(),
    /** The part of a higher price that the school does not charge. */
    waivedMinor: bigint('waived_minor', { mode: 'number' }).notNull().default(0),
    /** What was refunded because the new course is cheaper. */
    refundMinor: bigint('refund_minor', { mode: 'number' }).notNull().default(0),
    /** The admin; null when the learner of a cancelled course chose it. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (move) => [
    index('enrollment_moves_enrollment').on(move.enrollmentId, move.createdAt),
    index('enrollment_moves_from').on(move.fromCourseId, move.createdAt),
    index('enrollment_moves_to').on(move.toCourseId, move.createdAt),
    index('enrollment_moves_by_user').on(move.byUserId),
    check('enrollment_moves_to_another', sql`${move.fromCourseId} <> ${move.toCourseId}`),
    check(
      'enrollment_moves_amounts',
      sql`${move.fromMinor} >= 0 and ${move.toMinor} >= 0 and ${move.waivedMinor} >= 0 and ${move.refundMinor} >= 0`,
    ),
  ],
)

/** Learners of a cancelled course: until when they choose, and what came of it. */
export const cancellationChoices = pgTable(
  'cancellation_choices',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    chooseUntil: moment('choose_until').notNull(),
    /** What the school keeps for sessions held before the cancellation, in minor units. */
    keepMinor: bigint('keep_minor', { mode: 'number' }).notNull(),
    /** Null while the choice is open. */
    answer: text({ enum: choiceAnswers }),
    answeredAt: moment('answered_at'),
    refundMinor: bigint('refund_minor', { mode: 'number' }).notNull().default(0),
    movedToId: uuid('moved_to_id').references(() => courses.id, { onDelete: 'restrict' }),
  },
  (choice) => [
    primaryKey({ columns: [choice.courseId, choice.enrollmentId] }),
    index('cancellation_choices_enrollment').on(choice.enrollmentId),
    index('cancellation_choices_moved_to').on(choice.movedToId),
    index('cancellation_choices_open')
      .on(choice.chooseUntil)
      .where(sql`${choice.answer} is null`),
    check('cancellation_choices_answer_known', oneOf(choice.answer, choiceAnswers)),
    check(
      'cancellation_choices_answered_together',
      sql`(${choice.answer} is null) = (${choice.answeredAt} is null) and (${choice.answer} is not distinct from 'moved') = (${choice.movedToId} is not null)`,
    ),
    check('cancellation_choices_amounts', sql`${choice.keepMinor} >= 0 and ${choice.refundMinor} >= 0`),
  ],
)
