import type { Holiday } from '@sohbet/domain/session/live-session'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** One row, or none while everything is as it was delivered. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    announcementTr: text('announcement_tr').notNull(),
    announcementEn: text('announcement_en').notNull(),
    /** Days without live sessions, in their order. */
    holidays: jsonb().$type<Holiday[]>().notNull().default([]),
    updatedAt: moment('updated_at').notNull(),
  },
  (settings) => [check('school_settings_one_row', sql`${settings.isOnly}`)],
)
