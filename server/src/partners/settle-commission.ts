import { bringsCommission, commissionOf, earnedOf } from '@sohbet/domain/partner/commission'
import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { readOrderMoney } from '../db/money/order-money.ts'
import { users } from '../db/tables/people/users.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { partnerLedger } from '../db/tables/selling/partner-ledger.ts'
import { partners } from '../db/tables/selling/partners.ts'

type Given = { enrollmentId: string; now: Date }

/**
 * Brings the commission of an enrolment's order to what its money is worth now: books it once the order is paid, takes
 * a share back for refunds and disputes, and restores a share whose money came again. A repeated call books nothing.
 * The caller holds the lock of the course, so that calls for one order run one after the other.
 */
export async function settleCommission(db: Db, given: Given): Promise<void> {
  const [order] = await db
    .select({ id: orders.id, vatPercent: orders.vatPercent })
    .from(orders)
    .where(eq(orders.enrollmentId, given.enrollmentId))
  if (!order) return
  const [booked] = await db
    .select()
    .from(partnerLedger)
    .where(and(eq(partnerLedger.orderId, order.id), eq(partnerLedger.kind, 'commission')))
  if (booked) await adjust(db, booked, given)
  else await book(db, order, given)
}

type Order = { id: string; vatPercent: number }
type Line = typeof partnerLedger.$inferSelect

async function book(db: Db, order: Order, { enrollmentId, now }: Given): Promise<void> {
  const [sale] = await db
    .select({
      learnerId: users.id,
      learnerEmail: users.email,
      status: enrollments.status,
      priceMinor: enrollments.amountMinor,
      currency: enrollments.currency,
      partnerId: partners.id,
      partnerEmail: partners.email,
      rate: partners.rate,
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .innerJoin(partners, eq(partners.id, users.partnerId))
    .where(eq(enrollments.id, enrollmentId))
  if (!sale) return
  const { learnerId, partnerId, priceMinor, currency, rate } = sale
  const isDue = bringsCommission({
    ...sale,
    isActive: sale.status === 'active',
    leftMinor: (await readOrderMoney(db, enrollmentId)).bookedMinor,
    hasPaidBefore: await hasPaidAnother(db, { learnerId, enrollmentId }),
  })
  const { baseMinor, amountMinor } = commissionOf(
    { paidMinor: priceMinor, vatPercent: order.vatPercent },
    rate,
  )
  if (!isDue || amountMinor === 0) return
  await db
    .insert(partnerLedger)
    .values({
      partnerId,
      kind: 'commission',
      amountMinor,
      currency,
      orderId: order.id,
      learnerId,
      paidMinor: priceMinor,
      baseMinor,
      rate,
      createdAt: now,
    })
    // Another order of the learner was paid at the same moment
    .onConflictDoNothing()
}

async function adjust(db: Db, commission: Line, { enrollmentId, now }: Given): Promise<void> {
  const { partnerId, currency, orderId, amountMinor, paidMinor } = commission
  if (orderId === null || paidMinor === null) throw new Error('a commission has no order')
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`sum(${partnerLedger.amountMinor})::float8` })
    .from(partnerLedger)
    .where(eq(partnerLedger.orderId, orderId))
  const { bookedMinor } = await readOrderMoney(db, enrollmentId)
  const change = earnedOf({ amountMinor, paidMinor }, bookedMinor) - sum
  if (change === 0) return
  const kind = change < 0 ? 'take_back' : 'restored'
  await db
    .insert(partnerLedger)
    .values({ partnerId, kind, amountMinor: change, currency, orderId, createdAt: now })
}

/** Whether another order of the learner was paid in full once, even if it was refunded since. */
async function hasPaidAnother(
  db: Db,
  { learnerId, enrollmentId }: { learnerId: string; enrollmentId: string },
): Promise<boolean> {
  const isPaid = sql`(
    select coalesce(sum(amount_minor), 0) from money_ledger
    where order_id = ${orders.id} and kind = 'payment') >= ${enrollments.amountMinor}`
  const others = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(
      and(
        eq(enrollments.userId, learnerId),
        ne(enrollments.id, enrollmentId),
        gt(enrollments.amountMinor, 0),
        isNotNull(enrollments.activatedAt),
        isPaid,
      ),
    )
  return (await db.$count(orders, inArray(orders.id, others))) > 0
}
