import { changeAreas, changeKinds } from '@sohbet/domain/change'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'

/** Append-only. Which staff member changed what, with old and new values. */
export const changeLog = pgTable(
  'change_log',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    createdAt: moment('created_at').notNull(),
    area: text({ enum: changeAreas }).notNull(),
    kind: text({ enum: changeKinds }).notNull(),
    /** Name of the record at that time; empty when there is only one. */
    subject: text().notNull().default(''),
    field: text().notNull().default(''),
    before: text().notNull().default(''),
    after: text().notNull().default(''),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (change) => [
    index('change_log_area').on(change.area, change.createdAt, change.id),
    index('change_log_by_user').on(change.byUserId),
    check('change_log_area_known', oneOf(change.area, changeAreas)),
    check('change_log_kind_known', oneOf(change.kind, changeKinds)),
  ],
)
