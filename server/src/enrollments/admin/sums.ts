import { sql } from 'drizzle-orm'
import { orderOfRow } from '../orders.ts'

/** Money that banks have taken and not returned. */
export const disputedMinor = sql<number>`(select coalesce(sum(disputes.amount_minor), 0) from disputes
  join payments on payments.id = disputes.payment_id
  where payments.order_id = ${orderOfRow} and disputes.money = 'withdrawn')::float8`

const byHandMinor = sql`(select coalesce(sum(amount_minor), 0) from money_ledger
  where order_id = ${orderOfRow} and payment_id is null)`

/** Received money minus completed and ordered refunds and disputed money, in minor units. */
export const paidMinor = sql<number>`(
  (select coalesce(sum(amount_minor - refunded_minor), 0) from payments
    where order_id = ${orderOfRow} and paid_at is not null)
  + ${byHandMinor} - ${disputedMinor})::float8`
export const refundedMinor = sql<number>`(
  (select coalesce(sum(refunded_minor), 0) from payments where order_id = ${orderOfRow})
  - (select coalesce(sum(amount_minor), 0) from money_ledger
    where order_id = ${orderOfRow} and payment_id is null and kind = 'refund'))::float8`

/**
 * What is still owed, as `balanceMinor` of the domain; 0 once cancelled. A test compares the two. Disputed money is
 * not owed: the bank decides.
 */
export const owedMinor = sql<number>`(case when enrollments.status = 'cancelled' then 0 else greatest(0,
  enrollments.amount_minor - (select waived_minor from orders where enrollment_id = enrollments.id)
  - ${paidMinor} - ${disputedMinor}) end)::float8`

/**
 * Transfers that the school has to send back by hand: the money above the price after a move to a cheaper course, and
 * what it does not keep after a cancellation.
 */
export const toReturnMinor = sql<number>`greatest(0, case
  when enrollments.status = 'active' then least(${byHandMinor}, ${paidMinor} + ${disputedMinor}
    + (select waived_minor from orders where enrollment_id = enrollments.id) - enrollments.amount_minor)
  when enrollments.cancel_reason in ('learner', 'course_cancelled')
    then ${byHandMinor} - enrollments.kept_transfer_minor
  else 0 end)::float8`
