import { randomInt } from 'node:crypto'
import { referenceSigns, transferReference } from '@sohbet/domain/enrollment/transfer'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { orders } from '../../db/tables/selling/orders.ts'

const other = alias(orders, 'other')
const newReference = (): string =>
  transferReference(Array.from({ length: 6 }, () => randomInt(referenceSigns.length)))

/** What the payer writes on a transfer for an order; made once. */
export async function referenceOf(db: Db, orderId: string): Promise<string> {
  const isOrder = eq(orders.id, orderId)
  for (;;) {
    const [order] = await db.select({ reference: orders.reference }).from(orders).where(isOrder)
    if (!order) throw new Error('an enrolment has no order')
    if (order.reference) return order.reference
    const reference = newReference()
    const taken = db
      .select({ one: sql`1` })
      .from(other)
      .where(eq(other.reference, reference))
    await db
      .update(orders)
      .set({ reference })
      .where(and(isOrder, isNull(orders.reference), notExists(taken)))
  }
}
