import { daysOfWeek } from '@sohbet/domain/calendar'
import { currencies, maxStoredPrice } from '@sohbet/domain/course/price'
import { maxCourseDays } from '@sohbet/domain/course/status'
import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import { maxScore } from '@sohbet/domain/level-test/level'
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
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { coaches } from '../people/coaches.ts'
import { moment, oneOf, revision, searchFold, turkish } from '../columns.ts'
import { courseTypes } from './course-types.ts'

/** The status (upcoming, ongoing, completed) follows from the dates and the clock and is not stored. */
export const courses = pgTable(
  'courses',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    description: text().notNull(),
    /** For the English pages of the public site; empty when there is none. */
    descriptionEn: text('description_en').notNull().default(''),
    typeId: uuid('type_id')
      .notNull()
      .references(() => courseTypes.id, { onDelete: 'restrict' }),
    /** Calendar days of the school, both included. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    primaryCoachId: uuid('primary_coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'restrict' }),
    secondaryCoachId: uuid('secondary_coach_id').references(() => coaches.id, { onDelete: 'restrict' }),
    /** Price of the Basic plan, in minor units. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Price of the Basic plan until a day of the school, that day included; null without an early-bird price. */
    earlyBirdMinor: bigint('early_bird_minor', { mode: 'number' }),
    earlyBirdUntil: date('early_bird_until', { mode: 'string' }),
    /** The largest number of instalments that a learner may choose; 1 for none. */
    maxInstalments: integer('max_instalments').notNull().default(1),
    maxEnrollments: integer('max_enrollments').notNull(),
    /** People in a session, guests included; null: as many as enrol. */
    capacity: integer(),
    /** Held seats: active enrolments and pending ones for a while. */
    currentEnrollments: integer('current_enrollments').notNull().default(0),
    /** In days. */
    moduleDuration: integer('module_duration').notNull(),
    levelTestScore: integer('level_test_score').notNull().default(0),
    requiredCourseTypeId: uuid('required_course_type_id').references(() => courseTypes.id, {
      onDelete: 'restrict',
    }),
    /** The first group, if this course was opened for its waiting list. */
    firstGroupId: uuid('first_group_id').references((): AnyPgColumn => courses.id, { onDelete: 'set null' }),
    zoomLink: text('zoom_link').notNull(),
    /** When the weekly plan last changed; earlier sessions stay as they were. */
    plannedFrom: moment('planned_from'),
    isActive: boolean('is_active').notNull().default(true),
    isClosedToEnrolments: boolean('is_closed_to_enrolments').notNull().default(false),
    /** The school does not hold the course, or holds no more of it. */
    cancelledAt: moment('cancelled_at'),
    /** Shown to the learners. */
    cancelReason: text('cancel_reason'),
    revision: revision(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (course) => [
    // For sorting, filtering and searching the admin's table.
    index('courses_start').on(course.startDate, course.id),
    index('courses_end').on(course.endDate, course.id),
    index('courses_name_sort').on(turkish(course.name), course.id),
    index('courses_type').on(course.typeId),
    index('courses_primary_coach').on(course.primaryCoachId),
    index('courses_secondary_coach').on(course.secondaryCoachId),
    index('courses_required_type').on(course.requiredCourseTypeId),
    index('courses_first_group').on(course.firstGroupId),
    index('courses_enrollments').on(course.currentEnrollments, course.id),
    // The end of the address of a course's public page
    index('courses_slug_key').on(sql`right(${course.id}::text, 8)`),
    // Reminders look for recent changes and near starts
    index('courses_updated').on(course.updatedAt),
    index('courses_name_search').using('gin', sql`${searchFold(course.name)} gin_trgm_ops`),
    check('courses_instalments_known', sql`${course.maxInstalments} in (1, 2, 3, 6, 9, 12)`),
    check('courses_name_length', sql`length(${course.name}) >= 3`),
    check('courses_description_given', sql`${course.description} <> ''`),
    check('courses_zoom_link_given', sql`${course.zoomLink} <> ''`),
    check('courses_zoom_link_https', sql`${course.zoomLink} ~* '^https://'`),
    check('courses_days_in_order', sql`${course.endDate} >= ${course.startDate}`),
    check(
      'courses_three_years',
      sql`${course.endDate} - ${course.startDate} < ${sql.raw(String(maxCourseDays))}`,
    ),
    check('courses_two_coaches', sql`${course.primaryCoachId} <> ${course.secondaryCoachId}`),
    // Older prices may be outside the limits of their currency
    check('courses_price_range', sql`${course.priceMinor} between 0 and ${sql.raw(String(maxStoredPrice))}`),
    check(
      'courses_early_bird_cheaper',
      sql`num_nulls(${course.earlyBirdMinor}, ${course.earlyBirdUntil}) in (0, 2) and ${course.earlyBirdMinor} between 1 and ${course.priceMinor} - 1`,
    ),
    check('courses_currency_known', oneOf(course.currency, currencies)),
    check(
      'courses_seats',
      sql`${course.maxEnrollments} >= 1 and ${course.currentEnrollments} between 0 and ${course.maxEnrollments}`,
    ),
    check('courses_capacity_counts', sql`${course.capacity} >= 1`),
    check('courses_module_duration_counts', sql`${course.moduleDuration} >= 1`),
    check('courses_score_range', sql`${course.levelTestScore} between 0 and ${sql.raw(String(maxScore))}`),
    check(
      'courses_cancelled_with_reason',
      sql`num_nulls(${course.cancelledAt}, ${course.cancelReason}) in (0, 2) and ${course.cancelReason} <> ''`,
    ),
    check('courses_group_of_another', sql`${course.firstGroupId} <> ${course.id}`),
    check('courses_requires_another_type', sql`${course.requiredCourseTypeId} <> ${course.typeId}`),
  ],
)

export const courseZoomTimes = pgTable(
  'course_zoom_times',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    dayOfWeek: text('day_of_week', { enum: daysOfWeek }).notNull(),
    hour: smallint().notNull(),
    minute: smallint().notNull(),
    duration: smallint().notNull(),
  },
  (time) => [
    primaryKey({ columns: [time.courseId, time.dayOfWeek, time.hour, time.minute] }),
    index('course_zoom_times_slot').on(time.dayOfWeek, sql`(${time.hour} * 60 + ${time.minute})`),
    check('course_zoom_times_day_known', oneOf(time.dayOfWeek, daysOfWeek)),
    check('course_zoom_times_clock', sql`${time.hour} between 0 and 23 and ${time.minute} between 0 and 59`),
    check(
      'course_zoom_times_duration',
      sql`${time.duration} between ${sql.raw(`${zoomDuration.min} and ${zoomDuration.max}`)}`,
    ),
  ],
)
