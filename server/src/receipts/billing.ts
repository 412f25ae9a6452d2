import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { getBilling, saveBilling as contract } from '@sohbet/contract/selling/papers'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { billingDetails, orderBilling } from '../db/tables/selling/papers.ts'
import type { Billing } from './receipt.ts'

const columnsOf = (table: typeof billingDetails | typeof orderBilling) => ({
  kind: table.kind,
  name: table.name,
  taxOffice: table.taxOffice,
  taxNumber: table.taxNumber,
  address: table.address,
})

export async function findBilling(db: Db, userId: string): Promise<Billing | null> {
  const [found] = await db
    .select(columnsOf(billingDetails))
    .from(billingDetails)
    .where(eq(billingDetails.userId, userId))
  return found ?? null
}

/** As they were when the order was paid; null before that, and for buyers without any. */
export async function findOrderBilling(db: Db, orderId: string): Promise<Billing | null> {
  const [found] = await db
    .select(columnsOf(orderBilling))
    .from(orderBilling)
    .where(eq(orderBilling.orderId, orderId))
  return found ?? null
}

/** For payments from now on: a paid order keeps its own. */
export async function saveBilling(
  { db, actor: { userId }, now }: SignedInContext,
  { billing }: Parsed<typeof contract>['body'],
): Promise<Reply<typeof getBilling>> {
  if (billing === null) await db.delete(billingDetails).where(eq(billingDetails.userId, userId))
  else {
    const row = { ...billing, updatedAt: now }
    await db
      .insert(billingDetails)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: billingDetails.userId, set: row })
  }
  return { billing }
}
