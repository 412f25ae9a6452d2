import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { coaches } from '../people/coaches.ts'

/** What became of a session or lesson when the absence was confirmed. */
export type AwayResult = {
  id: string
  /** `changed`: it was not as the caller saw it; `new`: the caller had not seen it. Both stay as they are. */
  outcome: 'done' | 'refused' | 'changed' | 'new'
  /** The error of a refusal. */
  code: string | null
  about: string
}

/** When a coach is away: nobody books in it, and the coach is asked for nothing. It names no reason. */
export const coachAways = pgTable(
  'coach_aways',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    /** The client's name of the confirmation, so that a repeated one changes nothing. */
    key: uuid().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Earlier than planned once the coach is back. */
    endsAt: moment('ends_at').notNull(),
    /** An admin entered it. */
    isBySchool: boolean('is_by_school').notNull(),
    /** The reply to the confirmation. */
    results: jsonb().$type<readonly AwayResult[]>().notNull().default([]),
    /** Sessions and lessons that coach and admins were warned of. */
    warned: text().array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (away) => [
    unique('coach_aways_once').on(away.coachId, away.key),
    index('coach_aways_coach').on(away.coachId, away.endsAt),
    index('coach_aways_ends').on(away.endsAt),
    check('coach_aways_in_order', sql`${away.endsAt} >= ${away.startsAt}`),
  ],
)
