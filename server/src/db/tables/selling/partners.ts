import { partnerCodeLength, partnerRate } from '@sohbet/domain/partner/partner'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, revision, turkish } from '../columns.ts'

const { min: minCode, max: maxCode } = partnerCodeLength

/** Creators who recommend the school and get a commission. A removed one stays without name, address and code. */
export const partners = pgTable(
  'partners',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    name: text().notNull(),
    email: text(),
    /** The last part of the partner link /r/CODE. */
    code: text(),
    /** In hundredths of a per cent. A commission keeps the rate of its booking. */
    rate: integer().notNull(),
    /** Whether the link counts clicks and new sign-ups. */
    isActive: boolean('is_active').notNull().default(true),
    /** The secret of the private address is derived from this id and our key; a new id gives a new address. */
    addressId: uuid('address_id').notNull().defaultRandom(),
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
    revision: revision(),
  },
  (partner) => [
    uniqueIndex('partners_code').on(partner.code),
    uniqueIndex('partners_email').on(partner.email),
    uniqueIndex('partners_address').on(partner.addressId),
    index('partners_name_sort').on(turkish(partner.name), partner.id),
    check(
      'partners_code_form',
      sql`${partner.code} ~ '^[a-z0-9](-?[a-z0-9])*$' and char_length(${partner.code}) between ${sql.raw(`${minCode} and ${maxCode}`)}`,
    ),
    check('partners_email_lower', sql`${partner.email} = lower(${partner.email})`),
    check(
      'partners_rate_range',
      sql`${partner.rate} between ${sql.raw(`${partnerRate.min} and ${partnerRate.max}`)}`,
    ),
    check(
      'partners_removed_is_empty',
      sql`case when ${partner.removedAt} is null then num_nulls(${partner.email}, ${partner.code}) = 0 and ${partner.name} <> '' else num_nonnulls(${partner.email}, ${partner.code}) = 0 and ${partner.name} = '' and not ${partner.isActive} end`,
    ),
  ],
)

/** Clicks and sign-ups of a day of the school, without the visitors. */
export const partnerDays = pgTable(
  'partner_days',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'restrict' }),
    day: date().notNull(),
    clicks: integer().notNull().default(0),
    signUps: integer('sign_ups').notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.partnerId, row.day] }),
    check('partner_days_counts', sql`least(${row.clicks}, ${row.signUps}) >= 0`),
  ],
)
