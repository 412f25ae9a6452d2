import { and, eq, inArray } from 'drizzle-orm'
import type { Checkout, ProviderRefund } from '../adapters/payments/payments.ts'
import type { Db } from '../db/connect.ts'
import { moneyLedger, payments, refunds } from '../db/tables/payments.ts'
import { endEnrollment } from '../enrollments/end-enrollment.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from '../enrollments/seats.ts'

const sumOf = (list: readonly { amountMinor: number }[]) =>
  list.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const counts = ({ status }: { status: string }) => status !== 'failed'

/** What went back at the provider's own desk, or is about to. */
export const returnedAtDesk = ({ refunds: known }: Checkout) =>
  known.filter((refund) => counts(refund) && refund.orderId === null)

/** All of it went back, and some of it not by us: whoever did that ended the enrolment. */
export const wasUndoneAtDesk = (checkout: Checkout): boolean =>
  returnedAtDesk(checkout).length > 0 && sumOf(checkout.refunds.filter(counts)) >= checkout.amountMinor

type Settled = { paymentId: string; checkout: Checkout; course: CourseRow; enrollment: EnrollmentRow }

/** What the provider gave back, ordered by us or at its own desk. The course is locked, and the payment. */
export async function bookRefunds(
  ctx: SeatContext,
  db: Db,
  { paymentId, checkout, course, enrollment }: Settled,
) {
  const known = checkout.refunds
  if (known.length === 0) return
  const orders = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  await book(db, {
    orders,
    paymentId,
    known,
    currency: enrollment.currency,
    enrollmentId: enrollment.id,
    now: ctx.now,
  })
  for (const status of ['done', 'failed'] as const) {
    const named = known.filter((refund) => refund.status === (status === 'done' ? 'succeeded' : 'failed'))
    const ids = orders.filter(({ id }) => named.some(({ orderId }) => orderId === id)).map(({ id }) => id)
    if (ids.length > 0) await db.update(refunds).set({ status }).where(inArray(refunds.id, ids))
    for (const order of orders) if (ids.includes(order.id)) order.status = status
  }
  const returned = sumOf(orders.filter(counts)) + sumOf(returnedAtDesk(checkout))
  await db
    .update(payments)
    .set({ refundedMinor: Math.min(returned, checkout.amountMinor) })
    .where(eq(payments.id, paymentId))
  if (enrollment.status !== 'cancelled' && wasUndoneAtDesk(checkout))
    await endEnrollment(ctx, db, {
      course,
      enrollment,
      reason: 'refunded',
      refundMinor: checkout.amountMinor,
    })
}

type Booking = {
  paymentId: string
  enrollmentId: string
  currency: EnrollmentRow['currency']
  known: readonly ProviderRefund[]
  orders: readonly { id: string; byUserId: string | null }[]
  now: Date
}

/** One line each; a refund that a bank sent back after it was booked gets a second one, which undoes the first. */
async function book(db: Db, { known, orders, now, ...line }: Booking) {
  const rows = known
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amountMinor, orderId }) => ({
      ...line,
      byUserId: orders.find((order) => order.id === orderId)?.byUserId ?? null,
      kind: 'refund' as const,
      amountMinor: -amountMinor,
      reference: id,
      createdAt: now,
    }))
  if (rows.length > 0) await db.insert(moneyLedger).values(rows).onConflictDoNothing()
  const failed = known.filter(({ status }) => status === 'failed').map(({ id }) => id)
  if (failed.length === 0) return
  const undone = await db
    .select()
    .from(moneyLedger)
    .where(and(eq(moneyLedger.kind, 'refund'), inArray(moneyLedger.reference, failed)))
  if (undone.length === 0) return
  await db
    .insert(moneyLedger)
    .values(
      undone.map(({ amountMinor, reference }) => ({
        ...line,
        kind: 'payment' as const,
        amountMinor: -amountMinor,
        reference: `${reference} returned`,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}
