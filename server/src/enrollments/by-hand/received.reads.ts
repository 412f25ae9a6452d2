import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { isOrderOf } from '../orders.ts'

/** Money received by hand and not sent back, in minor units; no provider knows it. The course is locked. */
export async function readByHand(db: Db, enrollmentId: string): Promise<number> {
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`coalesce(sum(${moneyLedger.amountMinor}), 0)::float8` })
    .from(moneyLedger)
    .where(and(isOrderOf(moneyLedger.orderId, enrollmentId), isNull(moneyLedger.paymentId)))
  return sum
}
