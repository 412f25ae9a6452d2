import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../connect.ts'
import { orders } from '../tables/selling/orders.ts'
import { moneyLedger } from '../tables/selling/payments.ts'

/** The id of an order, as SQL: these expressions stand in queries of several tables. */
type OrderId = SQL

/** All movements of an order: the money that the school has. */
export const bookedMinor = (order: OrderId) => sql<number>`(
  select coalesce(sum(amount_minor), 0) from money_ledger where order_id = ${order})::float8`

/** Money received by hand and not sent back; no provider knows it. */
export const byHandMinor = (order: OrderId) => sql<number>`(
  select coalesce(sum(amount_minor), 0) from money_ledger
  where order_id = ${order} and payment_id is null)::float8`

/** Payments without wrong bookings that were taken back, even if they were refunded since. */
export const receivedMinor = (order: OrderId) => sql<number>`(
  select coalesce(sum(amount_minor), 0) from money_ledger
  where order_id = ${order} and kind in ('payment', 'correction'))::float8`

/** Money that banks have taken and not returned. */
export const disputedMinor = (order: OrderId) => sql<number>`(
  select coalesce(sum(disputes.amount_minor), 0) from disputes
  join payments on payments.id = disputes.payment_id
  where payments.order_id = ${order} and disputes.money = 'withdrawn')::float8`

/** Received money without refunds, disputed or not: none of it is owed. */
export const settledMinor = (order: OrderId) => sql<number>`(
  (select coalesce(sum(amount_minor - refunded_minor), 0) from payments
    where order_id = ${order} and paid_at is not null) + ${byHandMinor(order)})::float8`

/**
 * What is paid of an order: received money without refunds and disputed money. An ordered refund counts before it is
 * booked, so that `bookedMinor` minus this is what still has to go back.
 */
export const paidMinor = (order: OrderId) =>
  sql<number>`(${settledMinor(order)} - ${disputedMinor(order)})::float8`

/** Completed and ordered refunds. */
export const refundedMinor = (order: OrderId) => sql<number>`(
  (select coalesce(sum(refunded_minor), 0) from payments where order_id = ${order})
  - (select coalesce(sum(amount_minor), 0) from money_ledger
    where order_id = ${order} and payment_id is null and kind = 'refund'))::float8`

const row = sql`orders.id`

/** The sums of a row `orders`. */
export const orderMoney = {
  bookedMinor: bookedMinor(row),
  byHandMinor: byHandMinor(row),
  disputedMinor: disputedMinor(row),
  paidMinor: paidMinor(row),
  refundedMinor: refundedMinor(row),
  waivedMinor: orders.waivedMinor,
}

type OrderMoney = { [Sum in keyof typeof orderMoney]: number }

/** The sums of an enrolment's order in minor units. Exact while the course is locked. */
export async function readOrderMoney(db: Db, enrollmentId: string): Promise<OrderMoney> {
  const [sums] = await db.select(orderMoney).from(orders).where(eq(orders.enrollmentId, enrollmentId))
  if (!sums) throw new Error('an enrolment has no order')
  return sums
}

/** What is booked of one payment, without disputes: received money minus completed refunds. */
export async function readBookedOfPayment(db: Db, paymentId: string): Promise<number> {
  const [{ sum } = { sum: 0 }] = await db
    .select({ sum: sql<number>`coalesce(sum(${moneyLedger.amountMinor}), 0)::float8` })
    .from(moneyLedger)
    .where(
      and(
        eq(moneyLedger.paymentId, paymentId),
        inArray(moneyLedger.kind, ['payment', 'refund', 'refund_returned']),
      ),
    )
  return sum
}
