import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { payments } from '../../../db/tables/selling/payments.ts'
import type { IyzicoOptions } from '../iyzico.ts'

/** What the adapter needs of our database: the payment of a form, and a lock that all processes respect. */
export const iyzicoStore = (db: Db): Pick<IyzicoOptions, 'findForm' | 'alone'> => ({
  async findForm(token) {
    const [form] = await db
      .select({
        paymentId: payments.id,
        amountMinor: payments.amountMinor,
        currency: payments.currency,
        createdAt: payments.createdAt,
      })
      .from(payments)
      .where(and(eq(payments.provider, 'iyzico'), eq(payments.sessionId, token)))
    return form
  },

  alone: (key, work) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
      return work()
    }),
})
