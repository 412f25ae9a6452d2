import { languages } from '@sohbet/domain/language'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { partners } from '../selling/partners.ts'
import { users } from './users.ts'

/**
 * A pending registration of an unverified address. Several may exist for one address, each with its own password
 * and code; the used code decides whose password counts.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    language: text({ enum: languages }),
    /** Of the partner link that the browser remembers. */
    partnerId: uuid('partner_id').references(() => partners.id, { onDelete: 'set null' }),
    codeHash: text('code_hash').notNull(),
    /** Digest of the secret that the registering device got; null when no device holds one. */
    deviceHash: text('device_hash'),
    /** Agreed to campaign mails; counts once the address is verified. */
    wantsCampaignMails: boolean('wants_campaign_mails').notNull().default(false),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** Guesses made at the code. */
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (registration) => [
    index('registrations_user').on(registration.userId, registration.createdAt),
    index('registrations_partner').on(registration.partnerId),
  ],
)
