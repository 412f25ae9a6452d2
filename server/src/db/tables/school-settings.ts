import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One row, or none while everything is as it was delivered. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    announcementTr: text('announcement_tr').notNull(),
    announcementEn: text('announcement_en').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (settings) => [check('school_settings_one_row', sql`${settings.isOnly}`)],
)
