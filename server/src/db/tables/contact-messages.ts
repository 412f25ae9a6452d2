import { languages } from '@sohbet/domain/language'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, searchFold, turkish } from './columns.ts'

/**
 * Empty: what visitors write is a conversation of the school's, in message_threads. The table stays for as long as an
 * app of the version before may still run beside this one.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    createdAt: moment('created_at').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    language: text({ enum: languages }).notNull(),
    answeredAt: moment('answered_at'),
  },
  (entry) => [
    index('contact_messages_time').on(entry.createdAt, entry.id),
    index('contact_messages_open')
      .on(entry.createdAt, entry.id)
      .where(sql`${entry.answeredAt} is null`),
    index('contact_messages_name_sort').on(turkish(entry.name), entry.id),
    index('contact_messages_email').on(entry.email, entry.id),
    index('contact_messages_name_search').using('gin', sql`${searchFold(entry.name)} gin_trgm_ops`),
    index('contact_messages_email_search').using('gin', sql`${searchFold(entry.email)} gin_trgm_ops`),
    index('contact_messages_message_search').using('gin', sql`${searchFold(entry.message)} gin_trgm_ops`),
    check('contact_messages_email_lower', sql`${entry.email} = lower(${entry.email})`),
    check('contact_messages_language_known', oneOf(entry.language, languages)),
  ],
)
