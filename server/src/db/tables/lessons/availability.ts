import { lessonKinds, lessonLimits } from '@sohbet/domain/lesson/lesson'
import type { Availability, Hours } from '@sohbet/domain/lesson/availability'
import { sql } from 'drizzle-orm'
import { check, date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { coaches } from '../people/coaches.ts'
import { moment, revision } from '../columns.ts'

const knownKinds = sql.raw(`array[${lessonKinds.map((kind) => `'${kind}'`).join(', ')}]`)
const { min, max } = lessonLimits.maxPerDay

/** When and where a coach gives lessons. */
export const coachAvailability = pgTable(
  'coach_availability',
  {
    coachId: uuid('coach_id')
      .primaryKey()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    /** Where the lessons take place. */
    meetingLink: text('meeting_link').notNull(),
    kinds: text({ enum: lessonKinds }).array().notNull(),
    /** Weekly hours on the school's clock. */
    week: jsonb().$type<Availability['week']>().notNull(),
    /** Null for no limit. */
    maxPerDay: smallint('max_per_day'),
    revision: revision(),
    updatedAt: moment('updated_at').notNull(),
  },
  (availability) => [
    check('coach_availability_link_https', sql`${availability.meetingLink} ~* '^https://'`),
    check('coach_availability_kinds_known', sql`${availability.kinds} <@ ${knownKinds}`),
    check(
      'coach_availability_max_per_day',
      sql`${availability.maxPerDay} between ${sql.raw(`${min} and ${max}`)}`,
    ),
  ],
)

/** Hours of single days in place of the weekly ones; none on a day off. */
export const coachDays = pgTable(
  'coach_days',
  {
    coachId: uuid('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    hours: jsonb().$type<readonly Hours[]>().notNull(),
  },
  (day) => [primaryKey({ columns: [day.coachId, day.day] })],
)
