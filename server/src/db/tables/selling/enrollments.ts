import { currencies } from '@sohbet/domain/course/price'
import { lineActions } from '@sohbet/domain/enrollment/line'
import { plans, type PlanContents } from '@sohbet/domain/enrollment/plan'
import { cancelReasons, enrollmentSources, enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isPlanContents, moment, oneOf } from '../columns.ts'
import { courses } from '../catalogue/courses.ts'
import { users } from '../people/users.ts'

/** Pending and active enrolments hold a seat; the course's current_enrollments is their number. */
export const enrollments = pgTable(
  'enrollments',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    /** Null after the account was erased: the ledger stays without the person. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: enrollmentStatuses }).notNull(),
    source: text({ enum: enrollmentSources }).notNull(),
    plan: text({ enum: plans }).notNull(),
    /** The plan when the seat was held. Fixed once the seat is active, enforced by a trigger. */
    contents: jsonb('plan_contents').$type<PlanContents>().notNull(),
    /** The agreed price in minor units; the course's price may change later. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** A pending enrolment holds its seat until then. */
    heldUntil: moment('held_until'),
    activatedAt: moment('activated_at'),
    cancelledAt: moment('cancelled_at'),
    /** When the dates or weekly times of the course last changed while this seat was taken. */
    courseChangedAt: moment('course_changed_at'),
    /** Sessions of the course before its first change while this seat was taken; null without a change. */
    boughtSessions: integer('bought_sessions'),
    /** Part of the bank transfers that the school keeps after a cancellation, in minor units. */
    keptTransferMinor: bigint('kept_transfer_minor', { mode: 'number' }).notNull().default(0),
    /** Part of the price for sessions held in earlier courses, before the learner was moved; in minor units. */
    usedMinor: bigint('used_minor', { mode: 'number' }).notNull().default(0),
    /** Sessions of the course that were held before the learner was moved to it. */
    heldBefore: integer('held_before').notNull().default(0),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    /** An admin's note, such as the number of a bank transfer. */
    note: text().notNull().default(''),
    /** The credits of its plan were given and not all of them were taken back. */
    holdsCredits: boolean('holds_credits').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (enrollment) => [
    uniqueIndex('enrollments_one_seat')
      .on(enrollment.courseId, enrollment.userId)
      .where(sql`${enrollment.status} <> 'cancelled'`),
    // Cancelling and enrolling again must not bring the credits of a course twice
    uniqueIndex('enrollments_one_grant')
      .on(enrollment.courseId, enrollment.userId)
      .where(sql`${enrollment.holdsCredits}`),
    index('enrollments_user').on(enrollment.userId, enrollment.createdAt),
    index('enrollments_course').on(enrollment.courseId, enrollment.createdAt),
    index('enrollments_time').on(enrollment.createdAt, enrollment.id),
    index('enrollments_activated')
      .on(enrollment.activatedAt)
      .where(sql`${enrollment.status} = 'active'`),
    // For the statistics: sales are counted from the index alone
    index('enrollments_sold')
      .on(enrollment.activatedAt)
      .where(sql`${enrollment.amountMinor} > 0`),
    index('enrollments_held')
      .on(enrollment.heldUntil)
      .where(sql`${enrollment.status} = 'pending'`),
    check('enrollments_status_known', oneOf(enrollment.status, enrollmentStatuses)),
    check('enrollments_source_known', oneOf(enrollment.source, enrollmentSources)),
    check('enrollments_plan_known', oneOf(enrollment.plan, plans)),
    check('enrollments_plan_contents', isPlanContents(enrollment.contents)),
    check('enrollments_currency_known', oneOf(enrollment.currency, currencies)),
    check('enrollments_reason_known', oneOf(enrollment.cancelReason, cancelReasons)),
    check('enrollments_amount_not_negative', sql`${enrollment.amountMinor} >= 0`),
    check('enrollments_used_within', sql`${enrollment.usedMinor} between 0 and ${enrollment.amountMinor}`),
    check('enrollments_held_before_counts', sql`${enrollment.heldBefore} >= 0`),
    check('enrollments_kept_not_negative', sql`${enrollment.keptTransferMinor} >= 0`),
    check('enrollments_bought_not_negative', sql`${enrollment.boughtSessions} >= 0`),
    check(
      'enrollments_pending_is_held',
      sql`(${enrollment.status} = 'pending') = (${enrollment.heldUntil} is not null)`,
    ),
    check(
      'enrollments_active_since',
      sql`${enrollment.status} <> 'active' or ${enrollment.activatedAt} is not null`,
    ),
    check(
      'enrollments_cancelled_with_reason',
      sql`(${enrollment.status} = 'cancelled') = (${enrollment.cancelledAt} is not null) and (${enrollment.cancelledAt} is null) = (${enrollment.cancelReason} is null)`,
    ),
  ],
)

/** Learners who wait for a seat, in order. An offered seat turns the place into an enrolment. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: plans }).notNull(),
    /** Negative for learners whom an admin moved up and for those still ahead of them; the lowest comes first. */
    rank: integer().notNull().default(0),
    /** Offers of this course that the learner let lapse before: learners with fewer come first. */
    lapsedOffers: integer('lapsed_offers').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (place) => [
    uniqueIndex('waiting_list_one_place').on(place.courseId, place.userId),
    index('waiting_list_order').on(place.courseId, place.rank, place.lapsedOffers, place.createdAt, place.id),
    index('waiting_list_user').on(place.userId),
    check('waiting_list_plan_known', oneOf(place.plan, plans)),
    check('waiting_list_rank_moves_up', sql`${place.rank} <= 0`),
  ],
)

/** When a learner left a waiting list; a learner who comes and goes would only move the line. */
export const waitingListExits = pgTable(
  'waiting_list_exits',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull(),
  },
  (exit) => [
    primaryKey({ columns: [exit.courseId, exit.userId] }),
    index('waiting_list_exits_user').on(exit.userId),
    index('waiting_list_exits_time').on(exit.leftAt),
  ],
)

/** Append-only: what admins did with places of a waiting list, and why. Erased with the learner. */
export const waitingListActions = pgTable(
  'waiting_list_actions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: lineActions }).notNull(),
    fromPlace: integer('from_place').notNull(),
    /** Only of a move. */
    toPlace: integer('to_place'),
    reason: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (entry) => [
    index('waiting_list_actions_course').on(entry.courseId, entry.createdAt),
    index('waiting_list_actions_user').on(entry.userId),
    index('waiting_list_actions_by_user').on(entry.byUserId),
    index('waiting_list_actions_time').on(entry.createdAt),
    check('waiting_list_actions_known', oneOf(entry.action, lineActions)),
    check('waiting_list_actions_reason_given', sql`${entry.reason} <> ''`),
    check(
      'waiting_list_actions_move_goes_up',
      sql`(${entry.action} = 'moved') = (${entry.toPlace} is not null) and ${entry.toPlace} between 1 and ${entry.fromPlace} - 1`,
    ),
  ],
)
