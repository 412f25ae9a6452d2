import { and, eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { payments } from '../db/tables/selling/payments.ts'
import { lockEnrollment } from './seats/seats.ts'

/** Whether a column holds the order of an enrolment. */
export const isOrderOf = (column: Column, enrollmentId: string | Column): SQL =>
  sql`${column} = (select ${orders.id} from ${orders} where ${orders.enrollmentId} = ${enrollmentId})`

export async function requireOrderId(db: Db, enrollmentId: string): Promise<string> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.enrollmentId, enrollmentId))
  if (!order) throw new Error('an enrolment has no order')
  return order.id
}

export const hasPaymentInReview = async (db: Db, enrollmentId: string): Promise<boolean> =>
  (await db.$count(payments, and(isOrderOf(payments.orderId, enrollmentId), eq(payments.isInReview, true)))) >
  0

/** Locks the course of the order's enrolment; returns the enrolment as read under the lock. */
export async function lockOrder(db: Db, orderId: string): ReturnType<typeof lockEnrollment> {
  const [order] = await db
    .select({ enrollmentId: orders.enrollmentId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.enrollmentId) throw new Error('a payment has no enrolment')
  return lockEnrollment(db, order.enrollmentId)
}

/** The order of a row `enrollments`. */
export const orderOfRow = sql`(select orders.id from orders where orders.enrollment_id = enrollments.id)`
