import { packCloseReasons, packStatuses } from '@sohbet/domain/credits/pack'
import { currencies } from '@sohbet/domain/course/price'
import { packSizes } from '@sohbet/domain/credits/pack'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../columns.ts'
import { users } from '../people/users.ts'

/** Packs of credits that learners ordered. The lot comes with the payment. */
export const packs = pgTable(
  'packs',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** Null after the account was erased: the money stays in the books. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    size: smallint().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The price of 1 credit when it was bought: a refund counts used credits with it. */
    singleMinor: bigint('single_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    status: text({ enum: packStatuses }).notNull().default('pending'),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason', { enum: packCloseReasons }),
    createdAt: moment('created_at').notNull(),
  },
  (pack) => [
    index('packs_user').on(pack.userId),
    index('packs_paid').on(pack.paidAt),
    check('packs_size_known', sql`${pack.size} in (${sql.raw(packSizes.join(', '))})`),
    check('packs_currency_known', oneOf(pack.currency, currencies)),
    check('packs_status_known', oneOf(pack.status, packStatuses)),
    check('packs_close_reason_known', oneOf(pack.closeReason, packCloseReasons)),
    check(
      'packs_prices',
      sql`${pack.amountMinor} > 0 and ${pack.amountMinor} <= ${pack.size} * ${pack.singleMinor}`,
    ),
    check('packs_paid_at', sql`(${pack.status} = 'pending') = (${pack.paidAt} is null)`),
    check(
      'packs_closed_at',
      sql`(${pack.status} = 'closed') = (${pack.closedAt} is not null)
        and num_nulls(${pack.closedAt}, ${pack.closeReason}) in (0, 2)`,
    ),
  ],
)
