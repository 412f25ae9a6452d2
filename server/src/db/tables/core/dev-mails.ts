import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** The local mailbox: mails shown at /dev/mailbox instead of being sent. Empty in production. */
export const devMails = pgTable(
  'dev_mails',
  {
    /** Grows with time, so sorting it backwards gives the newest first. */
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    to: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The content is in base64. */
    attachments: jsonb().$type<{ name: string; type: string; content: string }[]>().notNull().default([]),
    sentAt: moment('sent_at').notNull(),
  },
  (mail) => [index('dev_mails_to').on(mail.to, mail.id)],
)
