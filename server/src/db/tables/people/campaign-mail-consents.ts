import { campaignMailPlaces } from '@sohbet/domain/account/campaign-mails'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from './users.ts'

/** Consents to campaign mails, with those that were withdrawn. A user has at most one that counts. */
export const campaignMailConsents = pgTable(
  'campaign_mail_consents',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agreedAt: moment('agreed_at').notNull(),
    agreedIn: text('agreed_in', { enum: campaignMailPlaces }).notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnIn: text('withdrawn_in', { enum: campaignMailPlaces }),
  },
  (consent) => [
    index('campaign_mail_consents_user').on(consent.userId, consent.agreedAt),
    uniqueIndex('campaign_mail_consents_one')
      .on(consent.userId)
      .where(sql`${consent.withdrawnAt} is null`),
    check('campaign_mail_consents_agreed_known', oneOf(consent.agreedIn, campaignMailPlaces)),
    check('campaign_mail_consents_withdrawn_known', oneOf(consent.withdrawnIn, campaignMailPlaces)),
    check(
      'campaign_mail_consents_withdrawn_together',
      sql`num_nulls(${consent.withdrawnAt}, ${consent.withdrawnIn}) in (0, 2)`,
    ),
  ],
)
