import type { Parsed } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import type { moveEnrollment as contract } from '@sohbet/contract/selling/moving'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { keptMinor } from '@sohbet/domain/enrollment/cancellation'
import { mayMove, movedPrice } from '@sohbet/domain/enrollment/move'
import { asc, eq, inArray } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { enrollmentMoves } from '../../db/tables/selling/moves.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { bookPlanCredits } from '../../credits/ledger.ts'
import { extendLots } from '../../credits/lots.ts'
import { hadGrant, moveGrant } from '../../credits/move-grant.ts'
import { requireEnrollmentForAdmin } from '../../enrollments/admin/admin.reads.ts'
import { readAccount } from '../../enrollments/by-hand/account.reads.ts'
import { referenceOf } from '../../enrollments/by-hand/reference.ts'
import { closeChoice } from '../../enrollments/cancellation-choices.ts'
import { leaveLines } from '../../enrollments/seats/line.ts'
import { countSeats } from '../../enrollments/seats/hold-for-learners.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from '../../enrollments/seats/seat-context.ts'
import {
  endExpiredHolds,
  isSeatOf,
  offerFreeSeats,
  requireEnrollment,
} from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { storeOpenModulesOfCourse } from '../../modules/store-open-modules.ts'
import { notify } from '../../notifications/notify.ts'
import { refuseInDispute } from '../../payments/disputes/disputes.reads.ts'
import { refundRest } from '../../payments/refunds/order-refund.ts'
import { record } from '../../security-log/record.ts'
import { requestTransferBack } from '../bank-transfers.ts'

type MoveContext = SeatContext & { schoolEmail: string }

/** An admin moves an active enrolment: seat, groups, money, credits and progress go with it. */
export const moveByAdmin = (
  ctx: SignedInContext,
  { id, courseId, isWaived, difference }: { id: string } & Parsed<typeof contract>['body'],
): Promise<EnrollmentForAdmin> =>
  ctx.db.transaction(async (db) => {
    const { enrollment, from, to } = await lockMove(db, { id, courseId })
    const moved = await move(ctx, db, {
      enrollment,
      from,
      to,
      isWaived,
      byUserId: ctx.actor.userId,
      expectedMinor: difference === undefined ? undefined : toMinor(difference),
    })
    await record(db, ctx, {
      event: 'enrollment_moved',
      userId: enrollment.userId,
      byUserId: ctx.actor.userId,
      details: `${from.name} → ${to.name}, ${fromMinor(moved.differenceMinor)} ${enrollment.currency}`,
    })
    return requireEnrollmentForAdmin(db, id)
  })

/** Locks both courses in the order of their ids, as everywhere, and reads the enrolment under the locks. */
export async function lockMove(db: Db, { id, courseId }: { id: string; courseId: string }) {
  const { courseId: fromId } = await requireEnrollment(db, id)
  const locked = await db
    .select()
    .from(courses)
    .where(inArray(courses.id, [fromId, courseId]))
    .orderBy(asc(courses.id))
    .for('no key update')
  const enrollment = await requireEnrollment(db, id)
  if (enrollment.courseId !== fromId) throw new AppError('STATE_CHANGED')
  if (enrollment.status !== 'active') throw new AppError('ENROLLMENT_OVER')
  const from = locked.find((course) => course.id === fromId)
  const to = locked.find((course) => course.id === courseId)
  if (!from || !to) throw new AppError('COURSE_NOT_FOUND')
  return { enrollment, from, to }
}

type Move = {
  enrollment: EnrollmentRow
  from: CourseRow
  to: CourseRow
  isWaived: boolean
  /** Null when the learner chose it. */
  byUserId: string | null
  /** The difference of the prices that the caller saw. */
  expectedMinor?: number | undefined
}

/** Moves an active enrolment between two locked courses. The freed seat goes to the waiting list. */
export async function move(ctx: MoveContext, db: Db, { expectedMinor, ...given }: Move) {
  const { enrollment, from, isWaived, byUserId } = given
  const { userId } = enrollment
  if (userId === null) throw new AppError('ENROLLMENT_OVER')
  await refuseInDispute(db, enrollment.id)
  // Rosters follow the seats of this moment, so that what was held before the move is recorded first
  for (const courseId of [from.id, given.to.id])
    await ctx.enrollmentSteps.recordSessions(db, { courseId, now: ctx.now })
  const to = await endExpiredHolds(ctx, db, given.to)
  const verdict = mayMove(from, to, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  if ((await db.$count(enrollments, isSeatOf({ courseId: to.id, userId }))) > 0)
    throw new AppError('LEARNER_ENROLLED')
  const order = await readAgreed(db, enrollment)
  const price = movedPrice(order, { from, to, isWaived })
  if (expectedMinor !== undefined && expectedMinor !== price.differenceMinor)
    throw new AppError('STATE_CHANGED')
  const moved = await moveSeat(ctx, db, { enrollment, from, to, order, price, byUserId })
  const refundMinor = await refundDifference(ctx, db, {
    moved,
    to,
    price,
    paidMinor: order.paidMinor,
    byUserId,
  })
  const owedMinor = await settleAccount(ctx, db, { moved, to })
  await db.insert(enrollmentMoves).values({
    enrollmentId: enrollment.id,
    fromCourseId: from.id,
    toCourseId: to.id,
    fromMinor: enrollment.amountMinor,
    toMinor: price.amountMinor,
    waivedMinor: price.waivedMinor,
    refundMinor,
    byUserId,
    createdAt: ctx.now,
  })
  await closeChoice(db, { enrollment, answer: 'moved', refundMinor, now: ctx.now, movedToId: to.id })
  await leaveLines(db, { courseId: to.id, userId })
  await ctx.enrollmentSteps.moved(db, { enrollment: moved, course: to, now: ctx.now })
  await notify(db, ctx.now, {
    userIds: [userId],
    notice: {
      kind: 'enrollment_moved',
      courseId: to.id,
      course: to.name,
      from: from.name,
      currency: enrollment.currency,
      refundMinor,
      owedMinor: Math.min(owedMinor, Math.max(0, price.amountMinor - enrollment.amountMinor)),
    },
    about: `moved ${enrollment.id} ${ctx.now.toISOString()} ${to.id}`,
  })
  await offerFreeSeats(ctx, db, { ...from, currentEnrollments: from.currentEnrollments - 1 })
  return { moved, refundMinor, differenceMinor: price.differenceMinor }
}

type MovedSeat = Omit<Move, 'isWaived' | 'expectedMinor'> & {
  order: Agreed
  price: ReturnType<typeof movedPrice>
}

/** Changes the rows of the seat: its course, its price, its credits and the free seats of both courses. */
async function moveSeat(
  ctx: MoveContext,
  db: Db,
  { enrollment, from, to, order, price, byUserId }: MovedSeat,
): Promise<EnrollmentRow> {
  const sessions = await ctx.enrollmentSteps.countSessions(db, [from.id, to.id], ctx.now)
  const none = { held: 0, all: 0 }
  const used = keptMinor(from, { ...enrollment, sessions: sessions.get(from.id) ?? none }, ctx.now)
  await storeOpenModulesOfCourse(db, { courseId: from.id, now: ctx.now })
  await ctx.enrollmentSteps.cancelled(db, [enrollment.id])
  await moveGrant(db, { enrollment, courseId: to.id, now: ctx.now })
  await countSeats(db, from.id, -1)
  await countSeats(db, to.id, 1)
  const [moved = enrollment] = await db
    .update(enrollments)
    .set({
      courseId: to.id,
      amountMinor: price.amountMinor,
      usedMinor: Math.min(used, price.amountMinor),
      heldBefore: sessions.get(to.id)?.held ?? 0,
      boughtSessions: null,
      // The school changed the learner's timetable, so the right to cancel reopens
      courseChangedAt: byUserId === null ? null : ctx.now,
    })
    .where(eq(enrollments.id, enrollment.id))
    .returning()
  await extendLots(db, to.id)
  await db
    .update(orders)
    .set({ listMinor: price.amountMinor + order.reductionMinor })
    .where(eq(orders.id, order.orderId))
  return moved
}

type Agreed = Awaited<ReturnType<typeof readAgreed>>

/** The agreed price of an enrolment and what is paid of it: its price in another course depends on them. */
export async function readAgreed(db: Db, { id, contents, amountMinor }: EnrollmentRow) {
  const [order] = await db
    .select({
      orderId: orders.id,
      reductionMinor: orders.reductionMinor,
      waivedMinor: orders.waivedMinor,
    })
    .from(orders)
    .where(eq(orders.enrollmentId, id))
  if (!order) throw new Error('an enrolment has no order')
  const paidMinor = toMinor((await requireEnrollmentForAdmin(db, id)).paid)
  return { ...order, contents, amountMinor, paidMinor }
}

/**
 * After the price changed: a balance of 0 brings the credits and the commission, another one needs a reference for the
 * transfer. Returns the balance.
 */
async function settleAccount(
  { now, enrollmentSteps }: MoveContext,
  db: Db,
  { moved, to }: { moved: EnrollmentRow; to: CourseRow },
): Promise<number> {
  const { orderId, owedMinor } = await readAccount(db, moved.id)
  if (owedMinor > 0) await referenceOf(db, orderId)
  else if (!(await hadGrant(db, moved.id))) await bookPlanCredits(db, { enrollment: moved, course: to, now })
  await enrollmentSteps.moneyMoved(db, { enrollmentId: moved.id, now })
  return owedMinor
}

type Difference = {
  moved: EnrollmentRow
  to: CourseRow
  price: { refundMinor: number }
  paidMinor: number
  byUserId: string | null
}

/** Sends back what the new course costs less: by card at once, a transfer by the school's hand. */
async function refundDifference(
  ctx: MoveContext,
  db: Db,
  { moved, to, price, paidMinor, byUserId }: Difference,
): Promise<number> {
  if (price.refundMinor === 0) return 0
  const order = { enrollmentId: moved.id, now: ctx.now, ...(byUserId && { byUserId }) }
  const byCard = await refundRest(db, { ...order, keepMinor: paidMinor - price.refundMinor })
  const { dueMinor } = await requestTransferBack(ctx, db, {
    course: to,
    enrollment: moved,
    keepMinor: byCard.keepMinor,
    because: 'moved',
  })
  return byCard.refundMinor + dueMinor
}
