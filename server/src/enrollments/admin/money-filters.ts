import type { moneyFilters } from '@sohbet/contract/selling/enrollments-admin'
import type { Day } from '@sohbet/domain/calendar'
import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { owedMinor, toReturnMinor } from './sums.ts'

const query = new QueryBuilder()
const ofOrders = (where: SQL) =>
  inArray(enrollments.id, query.select({ id: orders.enrollmentId }).from(orders).where(where))

/** Few enrolments are: the sums of all others need no look. */
const isPaidByHand = ofOrders(
  inArray(
    orders.id,
    query.select({ id: moneyLedger.orderId }).from(moneyLedger).where(isNull(moneyLedger.paymentId)),
  ),
)

/** Enrolments that owe something, owe it too long, wait for a bank transfer, or get one back. */
export function whereMoney(money: (typeof moneyFilters)[number], today: Day): SQL | undefined {
  if (money === 'awaited')
    return and(eq(enrollments.status, 'pending'), ofOrders(isNotNull(orders.transferSince)))
  if (money === 'to_return') return and(isPaidByHand, sql`${toReturnMinor} > 0`)
  const isOwed = and(eq(enrollments.status, 'active'), sql`${owedMinor} > 0`)
  return money === 'owed' ? isOwed : and(ofOrders(lt(orders.dueOn, today)), isOwed)
}

export const countOf = (db: Db, money: (typeof moneyFilters)[number], today: Day): Promise<number> =>
  db.$count(enrollments, whereMoney(money, today))
