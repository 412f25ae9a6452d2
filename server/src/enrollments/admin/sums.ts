import { sql, type SQL } from 'drizzle-orm'
import * as money from '../../db/money/order-money.ts'
import { orderOfRow } from '../orders.ts'

const isCalledOff = sql`exists (
  select from courses as called_off
  where called_off.id = enrollments.course_id and called_off.cancelled_at is not null)`

/** Sums of an order of a row `enrollments`, in minor units. `order` is the id of the order. */
function sumsOf(order: SQL) {
  const byHandMinor = money.byHandMinor(order)
  const settledMinor = money.settledMinor(order)
  const waivedMinor = sql`(select waived_minor from orders as waived where waived.id = ${order})`
  return {
    disputedMinor: money.disputedMinor(order),
    paidMinor: money.paidMinor(order),
    refundedMinor: money.refundedMinor(order),
    /**
     * What is still owed, as `balanceMinor` of the domain; 0 once the enrolment or its course is cancelled. A test
     * compares the two. Disputed money is not owed: the bank decides.
     */
    owedMinor: sql<number>`(case when enrollments.status = 'cancelled' or ${isCalledOff} then 0 else greatest(0,
      enrollments.amount_minor - ${waivedMinor} - ${settledMinor}) end)::float8`,
    /**
     * Transfers that the school has to send back by hand: the money above the price after a move to a cheaper course,
     * and what it does not keep after a cancellation.
     */
    toReturnMinor: sql<number>`greatest(0, case
      when enrollments.status = 'active' then least(${byHandMinor}, ${settledMinor} + ${waivedMinor} - enrollments.amount_minor)
      when enrollments.cancel_reason in ('learner', 'course_cancelled')
        then ${byHandMinor} - enrollments.kept_transfer_minor
      else 0 end)::float8`,
  }
}

/** For queries that join `orders`: they look the order up once. */
export const joinedSums = sumsOf(sql`orders.id`)

export const { owedMinor, toReturnMinor } = sumsOf(orderOfRow)
