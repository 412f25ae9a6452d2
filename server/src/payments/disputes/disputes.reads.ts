import type { Reply } from '@sohbet/contract/endpoint'
import type { listDisputes } from '@sohbet/contract/selling/disputes'
import { fromMinor } from '@sohbet/domain/course/price'
import { isInDispute, refundableMinor } from '@sohbet/domain/enrollment/dispute'
import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { providerNamed, type PaymentProviders } from '../../adapters/payments/providers.ts'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { isOrderOf } from '../../enrollments/orders.ts'
import { requireEnrollment } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'

export type DisputeRow = typeof disputes.$inferSelect
type PaymentRow = typeof payments.$inferSelect

/** The disputes of payments, by payment. */
export async function disputesOf(
  db: Db,
  paymentIds: readonly string[],
): Promise<(paymentId: string) => DisputeRow[]> {
  const rows = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.paymentId, [...paymentIds]))
  return (paymentId) => rows.filter((dispute) => dispute.paymentId === paymentId)
}

/** Whether a bank has money of an enrolment that it may still return. */
export async function isEnrollmentInDispute(db: Db, enrollmentId: string): Promise<boolean> {
  const rows = await db
    .select({ status: disputes.status, money: disputes.money })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(isOrderOf(payments.orderId, enrollmentId))
  return isInDispute(rows)
}

export async function refuseInDispute(db: Db, enrollmentId: string): Promise<void> {
  if (await isEnrollmentInDispute(db, enrollmentId)) throw new AppError('DISPUTE_OPEN')
}

/** The seats of an account with money that a bank may still return, and the disputes about it. */
export async function findDisputedSeats(db: Db, userId: string) {
  const rows = await db
    .select({ dispute: disputes, enrollment: enrollments, course: courses })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), ne(enrollments.status, 'cancelled')))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
  return rows.filter(({ dispute }) => isInDispute([dispute]))
}

export const isHandDispute = ({ reference }: Pick<DisputeRow, 'reference'>): boolean =>
  reference.startsWith(handPrefix)
export const handPrefix = 'hand-'

/** The latest payment of an enrolment that an admin can record a dispute for, and how much of it. */
export async function findDisputable(
  db: Db,
  providers: PaymentProviders,
  enrollmentId: string,
): Promise<{ payment: PaymentRow; minor: number } | undefined> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(isOrderOf(payments.orderId, enrollmentId), isNotNull(payments.paidAt)))
    .orderBy(desc(payments.paidAt), desc(payments.id))
  const known = await disputesOf(
    db,
    paid.map(({ id }) => id),
  )
  for (const payment of paid) {
    const minor = refundableMinor(payment, known(payment.id))
    if (minor > 0 && providerNamed(providers, payment.provider)?.tellsDisputes !== true)
      return { payment, minor }
  }
  return undefined
}

export async function readDisputes(
  { db, providers }: { db: Db; providers: PaymentProviders },
  { id }: { id: string },
): Promise<Reply<typeof listDisputes>> {
  await requireEnrollment(db, id)
  const rows = await db
    .select({ dispute: disputes, currency: payments.currency })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(isOrderOf(payments.orderId, id))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
  return {
    disputes: rows.map(({ dispute, currency }) => ({
      id: dispute.id,
      amount: fromMinor(dispute.amountMinor),
      currency,
      status: dispute.status,
      money: dispute.money,
      isByHand: isHandDispute(dispute),
      openedAt: dispute.openedAt.toISOString(),
      closedAt: dispute.closedAt?.toISOString() ?? null,
    })),
    recordable: fromMinor((await findDisputable(db, providers, id))?.minor ?? 0),
  }
}
