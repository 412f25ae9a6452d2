import { documentNames, type SalesDocument } from '@sohbet/contract/selling/sales-documents'
import { languages } from '@sohbet/domain/language'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { orders } from './orders.ts'

/**
 * The documents that a learner accepted, in the words and the language that were shown; only the buyer's name and
 * address are left out. Append-only, enforced by a trigger: the law keeps a contract after the account is erased.
 */
export const acceptedDocuments = pgTable(
  'accepted_documents',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    name: text({ enum: documentNames }).notNull(),
    version: text().notNull(),
    language: text({ enum: languages }).notNull(),
    document: jsonb().$type<SalesDocument>().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (accepted) => [
    index('accepted_documents_order').on(accepted.orderId, accepted.acceptedAt),
    check('accepted_documents_name_known', oneOf(accepted.name, documentNames)),
    check('accepted_documents_language_known', oneOf(accepted.language, languages)),
    check('accepted_documents_version', sql`${accepted.version} <> ''`),
  ],
)
