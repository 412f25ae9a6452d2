import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One row, or none while the defaults apply. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    announcementTr: text('announcement_tr').notNull(),
    announcementEn: text('announcement_en').notNull(),
    announcementLink: text('announcement_link').notNull().default(''),
    announcementFrom: moment('announcement_from'),
    announcementUntil: moment('announcement_until'),
    /** Number of changes of the announcement, to refuse a change of an outdated one. */
    revision: integer().notNull().default(0),
    /** Days without live sessions, sorted. */
    holidays: jsonb().$type<Holiday[]>().notNull().default([]),
    /** Number of changes, to refuse a change of an outdated list. */
    holidaysRevision: integer('holidays_revision').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (settings) => [
    check('school_settings_one_row', sql`${settings.isOnly}`),
    check(
      'school_settings_announcement_time',
      sql`${settings.announcementFrom} < ${settings.announcementUntil}`,
    ),
  ],
)
