import { codeLength, discountKinds } from '@sohbet/domain/campaign/discount-code'
import { currencies } from '@sohbet/domain/course/price'
import { plans } from '@sohbet/domain/enrollment/plan'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { courses } from '../catalogue/courses.ts'
import { moment, oneOf, revision } from '../columns.ts'

/** A code that lowers the price of an order by a percentage or a sum. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** Folded: upper case, without Turkish dots. */
    code: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: discountKinds }).notNull(),
    percent: integer(),
    /** In minor units. */
    sumMinor: bigint('sum_minor', { mode: 'number' }),
    currency: text({ enum: currencies }),
    /** Empty for all plans. */
    plans: text({ enum: plans }).array().notNull().default([]),
    /** False: only the courses of discount_code_courses, even when all of them were deleted. */
    isForAllCourses: boolean('is_for_all_courses').notNull().default(true),
    /** Calendar days of the school, both included. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    maxUses: integer('max_uses'),
    maxUsesPerLearner: integer('max_uses_per_learner'),
    firstPaidCourseOnly: boolean('first_paid_course_only').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Number of rows in discount_uses. A trigger counts them. */
    usesTaken: integer('uses_taken').notNull().default(0),
    revision: revision(),
    createdAt: moment('created_at').notNull(),
  },
  (code) => [
    uniqueIndex('discount_codes_code').on(code.code),
    index('discount_codes_time').on(code.createdAt, code.id),
    check(
      'discount_codes_code_folded',
      sql`${code.code} ~ '^[A-Z0-9][A-Z0-9-]*$' and length(${code.code}) between ${sql.raw(`${codeLength.min} and ${codeLength.max}`)}`,
    ),
    check('discount_codes_name_given', sql`${code.name} <> ''`),
    check('discount_codes_kind_known', oneOf(code.kind, discountKinds)),
    check('discount_codes_currency_known', oneOf(code.currency, currencies)),
    check(
      'discount_codes_percent',
      sql`(${code.kind} = 'percent') = (${code.percent} is not null) and ${code.percent} between 1 and 100`,
    ),
    check(
      'discount_codes_sum',
      sql`num_nulls(${code.sumMinor}, ${code.currency}) = case ${code.kind} when 'sum' then 0 else 2 end and ${code.sumMinor} > 0`,
    ),
    check(
      'discount_codes_plans_known',
      sql`${code.plans} <@ array[${sql.raw(plans.map((plan) => `'${plan}'`).join(', '))}]`,
    ),
    check('discount_codes_days_in_order', sql`${code.validUntil} >= ${code.validFrom}`),
    check('discount_codes_limits_count', sql`${code.maxUses} >= 1 and ${code.maxUsesPerLearner} >= 1`),
    check('discount_codes_within_limit', sql`${code.usesTaken} between 0 and ${code.maxUses}`),
    check('discount_codes_uses_not_negative', sql`${code.usesTaken} >= 0`),
  ],
)

export const discountCodeCourses = pgTable(
  'discount_code_courses',
  {
    codeId: uuid('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.codeId, row.courseId] }),
    index('discount_code_courses_course').on(row.courseId),
  ],
)
