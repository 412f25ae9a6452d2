import { daysBefore } from '@sohbet/domain/moment'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'

const daysAgo = 3

/** An open dispute about a payment of another learner than the demo learner. */
export async function addDispute(db: Db, now: Date): Promise<void> {
  const openedAt = daysBefore(now, daysAgo)
  const [paid] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(
      and(
        eq(payments.status, 'paid'),
        eq(payments.refundedMinor, 0),
        lt(payments.paidAt, openedAt),
        eq(enrollments.status, 'active'),
        isNull(courses.cancelledAt),
        ne(users.email, 'learner@sohbet.test'),
      ),
    )
    .orderBy(asc(users.email), asc(payments.createdAt))
    .limit(1)
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@sohbet.test'))
  if (!paid || !admin) return
  const { id: paymentId, orderId, amountMinor, currency } = paid.payment
  const reference = `hand-${randomUUID()}`
  const by = { byUserId: admin.id }
  await db
    .insert(disputes)
    .values({ paymentId, reference, amountMinor, status: 'open', money: 'withdrawn', openedAt, ...by })
  await db.insert(moneyLedger).values({
    orderId,
    paymentId,
    kind: 'dispute',
    amountMinor: -amountMinor,
    currency,
    reference,
    createdAt: openedAt,
    ...by,
  })
}
