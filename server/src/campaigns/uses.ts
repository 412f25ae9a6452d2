import { hasUseLeft } from '@sohbet/domain/campaign/usable'
import { hasBegun } from '@sohbet/domain/course/status'
import type { Day } from '@sohbet/domain/calendar'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { orderMoney } from '../db/money/order-money.ts'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { discountUses } from '../db/tables/selling/discount-uses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'

/**
 * Locks codes in one statement and one order. The lock of a code comes after those of course, enrolment, order and
 * payment, and before the account's; a transaction that needs several codes takes all of them at once.
 */
async function lockCodes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(inArray(discountCodes.id, [...ids]))
    .orderBy(asc(discountCodes.id))
    .for('no key update')
}

type CodesOfCourse = {
  courseId: string
  /** A code that the learner typed. */
  code?: string
  /** An enrolment that is no longer pending. */
  enrollmentId?: string
}

/**
 * Locks the codes that a change of a seat can touch: those of all pending seats of the course, because an expired one
 * is released on the way, and one more. The course is locked.
 */
export async function lockCodesOfCourse(db: Db, { courseId, code, enrollmentId }: CodesOfCourse) {
  const isPending = and(eq(enrollments.courseId, courseId), eq(enrollments.status, 'pending'))
  const ofSeats = db
    .select({ id: orders.discountCodeId })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(or(isPending, enrollmentId === undefined ? undefined : eq(enrollments.id, enrollmentId)))
  await db
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(
      or(inArray(discountCodes.id, ofSeats), code === undefined ? undefined : eq(discountCodes.code, code)),
    )
    .orderBy(asc(discountCodes.id))
    .for('no key update')
}

/** Locks the codes of an account's orders before its seats end one by one. The courses are locked. */
export async function lockCodesOfAccount(db: Db, userId: string): Promise<void> {
  const uses = await db
    .select({ id: discountUses.codeId })
    .from(discountUses)
    .where(eq(discountUses.userId, userId))
  await lockCodes(
    db,
    uses.map(({ id }) => id),
  )
}

type Counted = { codeId: string; userId: string; besidesOrderId: string | null }

/** Uses of other orders: in all, and of the learner. Exact while the code is locked. */
export async function countUses(db: Db, { codeId, userId, besidesOrderId }: Counted) {
  const others = and(
    eq(discountUses.codeId, codeId),
    besidesOrderId === null ? undefined : ne(discountUses.orderId, besidesOrderId),
  )
  const [counts] = await db
    .select({
      uses: sql<number>`count(*)::int`,
      usesOfLearner: sql<number>`(count(*) filter (where ${discountUses.userId} = ${userId}))::int`,
    })
    .from(discountUses)
    .where(others)
  return counts ?? { uses: 0, usesOfLearner: 0 }
}

type Use = { orderId: string; codeId: string | null; userId: string; now: Date }

/** Makes the use of an order that of `codeId`, or of no code. The codes are locked and a use is left. */
export async function setUse(db: Db, { orderId, codeId, userId, now }: Use): Promise<void> {
  if (codeId === null) {
    await db.delete(discountUses).where(eq(discountUses.orderId, orderId))
    return
  }
  await db
    .insert(discountUses)
    .values({ orderId, codeId, userId, takenAt: now })
    .onConflictDoUpdate({ target: discountUses.orderId, set: { codeId } })
}

/** Everything paid was refunded. Money that a bank took is not a refund. */
const isRefunded = sql`${orderMoney.paidMinor} + ${orderMoney.disputedMinor} = 0`

type Ended = { course: { startDate: Day }; enrollmentIds: readonly string[]; now: Date }

/**
 * Releases the uses of seats that were never active, and of those that were refunded in full before the start. The
 * course is locked.
 */
export async function releaseUses(db: Db, { course, enrollmentIds, now }: Ended): Promise<void> {
  const wasNeverActive = sql`${enrollments.activatedAt} is null`
  const isOver = hasBegun(course.startDate, now)
    ? wasNeverActive
    : sql`(${wasNeverActive} or (${isRefunded} and (${enrollments.amountMinor} > 0 or ${enrollments.status} = 'cancelled')))`
  const released = await db
    .select({ orderId: discountUses.orderId, codeId: discountUses.codeId })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(and(inArray(enrollments.id, [...enrollmentIds]), isOver))
  if (released.length === 0) return
  await lockCodes(
    db,
    released.map(({ codeId }) => codeId),
  )
  await db.delete(discountUses).where(
    inArray(
      discountUses.orderId,
      released.map(({ orderId }) => orderId),
    ),
  )
}

/**
 * Takes the use of a revived order again: its payment arrived after the use was released. Days and courses of the
 * code were checked when the price was agreed; only the number of uses counts now. False when no use is left.
 */
export async function takeUseAgain(
  db: Db,
  { enrollmentId, userId, now }: { enrollmentId: string; userId: string; now: Date },
): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id, codeId: orders.discountCodeId })
    .from(orders)
    .where(eq(orders.enrollmentId, enrollmentId))
  if (!order?.codeId) return true
  const [code] = await db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.id, order.codeId))
    .for('no key update')
  if (!code) return true
  const counts = await countUses(db, { codeId: code.id, userId, besidesOrderId: order.id })
  if (!hasUseLeft(code, counts).allowed) return false
  await setUse(db, { orderId: order.id, codeId: code.id, userId, now })
  return true
}

/** An admin agreed another price: the order has no reduction, and its use is released. The course is locked. */
export async function dropReduction(
  db: Db,
  { enrollmentId, amountMinor }: { enrollmentId: string; amountMinor: number },
): Promise<void> {
  const [order] = await db
    .update(orders)
    .set({ listMinor: amountMinor, reductionMinor: 0, reductionKind: null, discountCodeId: null })
    .where(eq(orders.enrollmentId, enrollmentId))
    .returning({ id: orders.id })
  if (order) await db.delete(discountUses).where(eq(discountUses.orderId, order.id))
}
