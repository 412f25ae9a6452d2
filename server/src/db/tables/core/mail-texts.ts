import { mailNames } from '@sohbet/contract/site/mail-texts'
import { languages } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'

/** The school's own texts of mails. A mail without a row has the text that the product brings; a notification has the frame. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    mail: text({ enum: mailNames }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** Null after going back to the text that the product brings. */
    text: jsonb().$type<MailText>(),
    /** Number of saves, to refuse a change of an outdated text. */
    revision: integer().notNull().default(0),
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.mail, row.language] }),
    index('mail_texts_by_user').on(row.byUserId),
    check('mail_texts_mail_known', oneOf(row.mail, mailNames)),
    check('mail_texts_language_known', oneOf(row.language, languages)),
    check('mail_texts_text', sql`jsonb_typeof(${row.text}) = 'object'`),
  ],
)
