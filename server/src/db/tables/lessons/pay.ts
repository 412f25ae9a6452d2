import { currencies } from '@sohbet/domain/course/price'
import { maxRate, payKinds, payReasons } from '@sohbet/domain/lesson/pay'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { courses } from '../catalogue/courses.ts'
import { moment, oneOf, revision } from '../columns.ts'
import { coaches } from '../people/coaches.ts'
import { users } from '../people/users.ts'
import { lessons } from './lessons.ts'

const rate = (name: string) => bigint(name, { mode: 'number' })

/**
 * Pay for one lesson or session, in minor units; null where none is set. Every change is a row of its own: a lesson is
 * paid with the rates of the time when it was taught.
 */
export const payRates = pgTable(
  'pay_rates',
  {
    /** Null for the rates of the school. */
    coachId: uuid('coach_id').references(() => coaches.id, { onDelete: 'cascade' }),
    private: rate('private_minor'),
    duo: rate('duo_minor'),
    group: rate('group_minor'),
    session: rate('session_minor'),
    /** The school's when the rates were saved. */
    currency: text({ enum: currencies }).notNull(),
    revision: revision(),
    updatedAt: moment('updated_at').notNull(),
  },
  (row) => [
    unique('pay_rates_revision').on(row.coachId, row.revision).nullsNotDistinct(),
    check('pay_rates_currency_known', oneOf(row.currency, currencies)),
    ...payKinds.map((kind) =>
      check(`pay_rates_${kind}_within`, sql`${row[kind]} between 0 and ${sql.raw(String(maxRate))}`),
    ),
  ],
)

/** Months that an admin closed. A trigger refuses new lines in them. */
export const payMonths = pgTable(
  'pay_months',
  {
    /** Such as 2026-03, on the school's clock. */
    month: text().primaryKey(),
    closedAt: moment('closed_at').notNull(),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (row) => [
    index('pay_months_by_user').on(row.byUserId),
    check('pay_months_shape', sql`${row.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
)

/** What coaches are paid for. Append-only, enforced by a trigger; corrections are lines of their own. */
export const payLines = pgTable(
  'pay_lines',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'restrict' }),
    /** The month of the statement that has it. */
    month: text().notNull(),
    kind: text({ enum: payKinds }).notNull(),
    reason: text({ enum: payReasons }).notNull(),
    /** Of a lesson. */
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'restrict' }),
    /** Of a session: its course and slot. The name stays when the course is deleted. */
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
    courseName: text('course_name').notNull().default(''),
    day: date({ mode: 'string' }),
    minute: smallint(),
    startsAt: moment('starts_at').notNull(),
    /** In minor units; a correction may be negative. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** The line that a correction takes back. */
    correctsId: uuid('corrects_id').references((): AnyPgColumn => payLines.id, { onDelete: 'restrict' }),
    /** Why an admin corrected it by hand. */
    note: text().notNull().default(''),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (line) => [
    index('pay_lines_statement').on(line.month, line.coachId),
    index('pay_lines_coach').on(line.coachId, line.month),
    uniqueIndex('pay_lines_lesson_once')
      .on(line.lessonId, line.coachId)
      .where(sql`${line.reason} <> 'correction'`),
    uniqueIndex('pay_lines_session_once')
      .on(line.courseId, line.day, line.minute, line.coachId)
      .where(sql`${line.reason} <> 'correction'`),
    index('pay_lines_lesson').on(line.lessonId),
    index('pay_lines_session').on(line.courseId, line.day, line.minute),
    index('pay_lines_by_user').on(line.byUserId),
    uniqueIndex('pay_lines_one_correction')
      .on(line.correctsId)
      .where(sql`${line.correctsId} is not null`),
    check('pay_lines_kind_known', oneOf(line.kind, payKinds)),
    check('pay_lines_reason_known', oneOf(line.reason, payReasons)),
    check('pay_lines_currency_known', oneOf(line.currency, currencies)),
    check('pay_lines_month_shape', sql`${line.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check(
      'pay_lines_of_one',
      sql`(${line.lessonId} is not null) = (${line.kind} <> 'session')
        and num_nulls(${line.day}, ${line.minute}) = case ${line.kind} when 'session' then 0 else 2 end`,
    ),
    check(
      'pay_lines_sign',
      sql`${line.reason} = 'correction' or (${line.amountMinor} >= 0 and ${line.correctsId} is null)`,
    ),
    check(
      'pay_lines_correction_named',
      sql`${line.reason} <> 'correction' or ${line.correctsId} is not null`,
    ),
  ],
)
