import { guestWays } from '@sohbet/domain/guest/guest-seat'
import { seatStatuses } from '@sohbet/domain/lesson/lesson'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { courses } from '../catalogue/courses.ts'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'
import { creditLots } from '../selling/credit-lots.ts'

/**
 * Places of learners in sessions of other courses. No constraint refuses two at once, because the school may move a
 * session; bookings are compared under the lock of the account.
 */
export const guestSeats = pgTable(
  'guest_seats',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** Null after the account was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    minute: smallint().notNull(),
    /** As the guest knows them; they follow a session that is moved. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** A ticket comes back until then; until the start after the school moved the session. */
    freeUntil: moment('free_until').notNull(),
    way: text({ enum: guestWays }).notNull(),
    /** The lot that the ticket came from. */
    lotId: uuid('lot_id').references(() => creditLots.id, { onDelete: 'set null' }),
    /** The session that a make-up stands for. */
    missedCourseId: uuid('missed_course_id').references(() => courses.id, { onDelete: 'cascade' }),
    missedDay: date('missed_day', { mode: 'string' }),
    missedMinute: smallint('missed_minute'),
    status: text({ enum: seatStatuses }).notNull(),
    /** When the school last moved the session. */
    movedAt: moment('moved_at'),
    /** First time through the session's door. */
    joinedAt: moment('joined_at'),
    /** What a coach says of the attendance. */
    correction: boolean(),
    revision: integer().notNull().default(1),
    cancelledAt: moment('cancelled_at'),
    createdAt: moment('created_at').notNull(),
  },
  (seat) => [
    uniqueIndex('guest_seats_once')
      .on(seat.userId, seat.courseId, seat.day, seat.minute)
      .where(sql`${seat.status} = 'booked'`),
    uniqueIndex('guest_seats_one_make_up')
      .on(seat.userId, seat.missedCourseId, seat.missedDay, seat.missedMinute)
      .where(sql`${seat.status} <> 'cancelled'`),
    index('guest_seats_session').on(seat.courseId, seat.day, seat.minute),
    index('guest_seats_missed').on(seat.missedCourseId),
    index('guest_seats_lot').on(seat.lotId),
    index('guest_seats_starts')
      .on(seat.startsAt)
      .where(sql`${seat.status} = 'booked'`),
    check('guest_seats_way_known', oneOf(seat.way, guestWays)),
    check('guest_seats_status_known', oneOf(seat.status, seatStatuses)),
    check('guest_seats_cancelled_at', sql`(${seat.status} = 'booked') = (${seat.cancelledAt} is null)`),
    check('guest_seats_free_before_start', sql`${seat.freeUntil} <= ${seat.startsAt}`),
    check('guest_seats_time_in_order', sql`${seat.endsAt} > ${seat.startsAt}`),
    check(
      'guest_seats_make_up_of_session',
      sql`num_nulls(${seat.missedCourseId}, ${seat.missedDay}, ${seat.missedMinute})
        = case ${seat.way} when 'make_up' then 0 else 3 end`,
    ),
    check('guest_seats_make_up_without_ticket', sql`${seat.way} = 'ticket' or ${seat.lotId} is null`),
  ],
)
