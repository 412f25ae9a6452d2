import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from '../people/users.ts'
import { discountCodes } from './discount-codes.ts'
import { orders } from './orders.ts'

/** Uses of codes. A use is taken with the seat, and its row is deleted when it is released. */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    codeId: uuid('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'restrict' }),
    /** Null after the account was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    takenAt: moment('taken_at').notNull(),
  },
  (use) => [
    index('discount_uses_code').on(use.codeId, use.takenAt),
    index('discount_uses_user').on(use.userId, use.codeId),
  ],
)
