import { bringsCommission, commissionOf, earnedOf } from '@sohbet/domain/partner/commission'
import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { readOrderMoney, receivedMinor } from '../db/money/order-money.ts'
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

async function book(
  db: Db,
  order: Order,
  { enrollmentId, now, isFirst = false }: Given & { isFirst?: boolean },
): Promise<void> {
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
    hasPaidBefore: !isFirst && (await readOtherPaid(db, { learnerId, enrollmentId })).length > 0,
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

async function adjust(db: Db, commission: Line, given: Given): Promise<void> {
  const { partnerId, currency, orderId, amountMinor, paidMinor } = commission
  if (orderId === null || paidMinor === null) throw new Error('a commission has no order')
  const isVoid = await settleVoid(db, { ...commission, paidMinor }, given)
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`sum(${partnerLedger.amountMinor})::float8` })
    .from(partnerLedger)
    .where(eq(partnerLedger.orderId, orderId))
  const { bookedMinor } = await readOrderMoney(db, given.enrollmentId)
  const change = (isVoid ? 0 : earnedOf({ amountMinor, paidMinor }, bookedMinor)) - sum
  if (change !== 0)
    await db.insert(partnerLedger).values({
      partnerId,
      kind: change < 0 ? 'take_back' : 'restored',
      amountMinor: change,
      currency,
      orderId,
      createdAt: given.now,
    })
  if (isVoid && !commission.isVoid) await bookNext(db, commission, given)
}

/**
 * A commission is void while its order is unpaid because a booking was taken back. It counts again when the order is
 * paid and no other order took its place. Returns whether it is void.
 */
async function settleVoid(
  db: Db,
  { id, paidMinor, learnerId, isVoid: wasVoid }: Line & { paidMinor: number },
  { enrollmentId }: Given,
): Promise<boolean> {
  const [order] = await db
    .select({ minor: receivedMinor(sql`orders.id`) })
    .from(orders)
    .where(eq(orders.enrollmentId, enrollmentId))
  const isUnpaid = (order?.minor ?? 0) < paidMinor
  if (isUnpaid === wasVoid) return wasVoid
  if (wasVoid && (learnerId === null || (await readOtherPaid(db, { learnerId, enrollmentId })).length > 0))
    return true
  try {
    await db.transaction((nested) =>
      nested.update(partnerLedger).set({ isVoid: isUnpaid }).where(eq(partnerLedger.id, id)),
    )
    return isUnpaid
  } catch (error) {
    // Another order of the learner was paid at the same moment
    if (isTaken(error, 'partner_ledger_one_commission')) return true
    throw error
  }
}

/** The order that was paid first, now that the earlier one turned out to be a mistake. */
async function bookNext(db: Db, { learnerId }: Line, { enrollmentId, now }: Given): Promise<void> {
  if (learnerId === null) return
  const [next] = await readOtherPaid(db, { learnerId, enrollmentId })
  if (next) await book(db, next, { enrollmentId: next.enrollmentId, now, isFirst: true })
}

/** Other orders of the learner that were paid in full once, even if they were refunded since; the first comes first. */
function readOtherPaid(db: Db, { learnerId, enrollmentId }: { learnerId: string; enrollmentId: string }) {
  return db
    .select({ id: orders.id, vatPercent: orders.vatPercent, enrollmentId: enrollments.id })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(
      and(
        eq(enrollments.userId, learnerId),
        ne(enrollments.id, enrollmentId),
        gt(enrollments.amountMinor, 0),
        isNotNull(enrollments.activatedAt),
        sql`${receivedMinor(sql`orders.id`)} >= ${enrollments.amountMinor}`,
      ),
    )
    .orderBy(asc(enrollments.activatedAt), asc(enrollments.id))
}
