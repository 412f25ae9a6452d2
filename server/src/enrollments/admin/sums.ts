import { sql } from 'drizzle-orm'
import * as order from '../../db/money/order-money.ts'
import { orderOfRow } from '../orders.ts'

/** Sums of the order of a row `enrollments`, in minor units. */
const byHandMinor = order.byHandMinor(orderOfRow)
export const disputedMinor = order.disputedMinor(orderOfRow)
export const paidMinor = order.paidMinor(orderOfRow)
export const refundedMinor = order.refundedMinor(orderOfRow)

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
