import { currencies, paymentLimitsOf } from '@sohbet/domain/course/price'
import { packSizes } from '@sohbet/domain/credits/pack'
import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../columns.ts'

const within = currencies
  .map((currency) => {
    const { min, max } = paymentLimitsOf(currency)
    return `when '${currency}' then ${min} and ${max}`
  })
  .map((line) => line.replace('then', 'then price_minor between'))
  .join(' ')

/** What packs of credits cost. A pack without a price in a currency is not sold in it. */
export const packPrices = pgTable(
  'pack_prices',
  {
    currency: text({ enum: currencies }).notNull(),
    size: smallint().notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
  },
  (price) => [
    primaryKey({ columns: [price.currency, price.size] }),
    check('pack_prices_currency_known', oneOf(price.currency, currencies)),
    check('pack_prices_size_known', sql`${price.size} in (${sql.raw(packSizes.join(', '))})`),
    check('pack_prices_within', sql`case ${price.currency} ${sql.raw(within)} end`),
  ],
)
