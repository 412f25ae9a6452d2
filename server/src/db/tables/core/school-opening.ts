import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One row, or none in a new school: visitors see its pages once `openedAt` is set. */
export const schoolOpening = pgTable(
  'school_opening',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    openedAt: moment('opened_at'),
    /** When an admin opened the link of a test mail, which proves that mails arrive. */
    mailCheckedAt: moment('mail_checked_at'),
  },
  (opening) => [check('school_opening_one_row', sql`${opening.isOnly}`)],
)
