import { levels } from '@sohbet/domain/level-test/level'
import { cancellers, lessonKinds, lessonLimits, seatStatuses } from '@sohbet/domain/lesson/lesson'
import { lessonOutcomes } from '@sohbet/domain/lesson/rules'
import { openings } from '@sohbet/domain/lesson/together'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { coaches } from '../people/coaches.ts'
import { users } from '../people/users.ts'
import { creditLots } from '../selling/credit-lots.ts'

const { seats: seatLimits } = lessonLimits

/**
 * Lessons by appointment. An exclusion constraint of the migration (lessons_one_at_a_time) refuses two lessons of a
 * coach that overlap, pause included.
 */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'restrict' }),
    kind: text({ enum: lessonKinds }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The coach is busy until then: the lesson and the school's pause after it. */
    busyUntil: moment('busy_until').notNull(),
    /** The free cancellation ends then, as promised when the lesson was booked or moved. */
    freeUntil: moment('free_until').notNull(),
    /** Null: the coach's own link applies. */
    meetingLink: text('meeting_link'),
    /** Of a group class. */
    topic: text().notNull().default(''),
    /** To whom the empty seat of a duo is open; null for nobody. */
    openTo: text('open_to', { enum: openings }),
    /** Of a group class, and of a duo that is open to a level. */
    levelFrom: text('level_from', { enum: levels }),
    levelTo: text('level_to', { enum: levels }),
    seats: smallint().notNull(),
    leastSeats: smallint('least_seats').notNull(),
    /** When the coach first went through the door. */
    coachCameAt: moment('coach_came_at'),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: cancellers }),
    /** Decided when the lesson is over, from those of its seats; null before. */
    outcome: text({ enum: lessonOutcomes }),
    /** Changes of its time, length or coach, for calendar clients: how many, and the last one. */
    revision: integer().notNull().default(1),
    changedAt: moment('changed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (lesson) => [
    index('lessons_starts').on(lesson.startsAt),
    index('lessons_coach').on(lesson.coachId, lesson.startsAt),
    index('lessons_undecided')
      .on(lesson.endsAt)
      .where(sql`${lesson.outcome} is null and ${lesson.cancelledAt} is null`),
    index('lessons_unclear')
      .on(lesson.startsAt)
      .where(sql`${lesson.outcome} = 'unclear' and ${lesson.cancelledAt} is null`),
    check('lessons_kind_known', oneOf(lesson.kind, lessonKinds)),
    check('lessons_canceller_known', oneOf(lesson.cancelledBy, cancellers)),
    check('lessons_outcome_known', oneOf(lesson.outcome, lessonOutcomes)),
    check('lessons_opening_known', oneOf(lesson.openTo, openings)),
    check('lessons_open_duo', sql`${lesson.openTo} is null or ${lesson.kind} = 'duo'`),
    check('lessons_levels', sql`num_nulls(${lesson.levelFrom}, ${lesson.levelTo}) in (0, 2)`),
    check(
      'lessons_group_has_topic',
      sql`${lesson.kind} <> 'group' or (${lesson.topic} <> '' and ${lesson.levelFrom} is not null)`,
    ),
    check('lessons_time_in_order', sql`${lesson.endsAt} > ${lesson.startsAt}`),
    check('lessons_pause_not_negative', sql`${lesson.busyUntil} >= ${lesson.endsAt}`),
    check('lessons_free_before_start', sql`${lesson.freeUntil} < ${lesson.startsAt}`),
    check('lessons_link_https', sql`${lesson.meetingLink} ~* '^https://'`),
    check('lessons_cancelled_by', sql`num_nulls(${lesson.cancelledAt}, ${lesson.cancelledBy}) in (0, 2)`),
    check('lessons_cancelled_or_over', sql`${lesson.cancelledAt} is null or ${lesson.outcome} is null`),
    check(
      'lessons_seats_of_kind',
      sql`case ${lesson.kind} when 'private' then ${lesson.seats} = 1 when 'duo' then ${lesson.seats} = 2
        else ${lesson.seats} between ${sql.raw(`${seatLimits.min} and ${seatLimits.max}`)} end
        and ${lesson.leastSeats} between 1 and ${lesson.seats}`,
    ),
  ],
)

/**
 * A learner's part of a lesson. An exclusion constraint of the migration (lesson_seats_one_at_a_time) refuses two
 * booked seats of a learner that overlap; the times are those of the lesson. A trigger (lesson_seats_fit) refuses more
 * booked seats than the lesson has.
 */
export const lessonSeats = pgTable(
  'lesson_seats',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Null after the account was erased: the hour was taught. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Looks for the partner of a duo; nobody in a group class. */
    isBooker: boolean('is_booker').notNull().default(true),
    status: text({ enum: seatStatuses }).notNull(),
    /** The lot that paid for it. */
    lotId: uuid('lot_id').references(() => creditLots.id, { onDelete: 'set null' }),
    /** What the learner wants to talk about. */
    wish: text().notNull().default(''),
    /** When the learner first went through the door. */
    cameAt: moment('came_at'),
    /** What the coach said: came or not; null while nothing was said. */
    isPresent: boolean('is_present'),
    /** Decided with the lesson; null before, and for seats that were cancelled. */
    outcome: text({ enum: lessonOutcomes }),
    /** The coach's feedback: what went well, words to keep, and homework. */
    wentWell: text('went_well').notNull().default(''),
    words: text().array().notNull().default([]),
    homework: text().notNull().default(''),
    feedbackAt: moment('feedback_at'),
    /** The learner's rating of the lesson, from 1 to 5. */
    rating: smallint(),
    ratedAt: moment('rated_at'),
    cancelledAt: moment('cancelled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (seat) => [
    uniqueIndex('lesson_seats_once')
      .on(seat.lessonId, seat.userId)
      .where(sql`${seat.status} = 'booked'`),
    uniqueIndex('lesson_seats_one_booker')
      .on(seat.lessonId)
      .where(sql`${seat.isBooker} and ${seat.status} = 'booked'`),
    index('lesson_seats_lesson').on(seat.lessonId),
    index('lesson_seats_user').on(seat.userId, seat.startsAt),
    index('lesson_seats_lot').on(seat.lotId),
    check(
      'lesson_seats_rating',
      sql`${seat.rating} between 1 and 5 and num_nulls(${seat.rating}, ${seat.ratedAt}) in (0, 2)`,
    ),
    check('lesson_seats_outcome_known', oneOf(seat.outcome, lessonOutcomes)),
    check('lesson_seats_outcome_of_booked', sql`${seat.outcome} is null or ${seat.status} = 'booked'`),
    check('lesson_seats_status_known', oneOf(seat.status, seatStatuses)),
    check('lesson_seats_cancelled_at', sql`(${seat.status} = 'booked') = (${seat.cancelledAt} is null)`),
  ],
)
