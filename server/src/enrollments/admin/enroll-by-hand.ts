import { createHash } from 'node:crypto'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { enrollByHand as contract, EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { toMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { formatMoney } from '@sohbet/domain/money'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { isTaken } from '../../db/constraint-errors.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'
import { findUserByEmail } from '../../users/user.reads.ts'
import { activate } from '../activate.ts'
import { requireEnrollmentForAdmin } from './admin.reads.ts'
import type { CourseRow, EnrollmentRow } from '../seats/seat-context.ts'
import { expireHolds, insertEnrollment, isSeatOf, leaveWaitingList, lockCourse } from '../seats/seats.ts'
import { requireOrderId } from '../orders.ts'

type Body = Parsed<typeof contract>['body']

/**
 * Enrols a learner who paid by bank transfer or is invited. The course may be closed or running, but needs a free
 * seat.
 */
export async function enrollByHand(ctx: SignedInContext, body: Body): Promise<EnrollmentForAdmin> {
  const user = await findUserByEmail(ctx.db, body.email)
  if (!user) throw new AppError('USER_NOT_FOUND')
  if (user.role !== 'learner') throw new AppError('NOT_A_LEARNER')
  return ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, body.courseId)
    if (!course.isActive) throw new AppError('COURSE_NOT_FOUND')
    if (courseStatus(course, ctx.now) === 'completed') throw new AppError('COURSE_CLOSED')
    const pending = await takeOrFindSeat(ctx, db, { course, body, userId: user.id })
    const enrollment = await activate(ctx, db, { enrollment: pending, course })
    await bookTransfer(ctx, db, enrollment)
    await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId: enrollment.id, now: ctx.now })
    await record(db, ctx, {
      event: 'enrollment_by_hand',
      userId: user.id,
      byUserId: ctx.actor.userId,
      details: `${course.name}, ${formatMoney(enrollment.amountMinor, enrollment.currency, 'en')}`,
    })
    return requireEnrollmentForAdmin(db, enrollment.id)
  })
}

/** Uses the learner's held seat, or a free one. */
async function takeOrFindSeat(
  ctx: SignedInContext,
  db: Db,
  { course, body, userId }: { course: CourseRow; body: Body; userId: string },
): Promise<EnrollmentRow> {
  const { plan, note } = body
  const agreed = {
    plan,
    note,
    source: 'hand' as const,
    amountMinor: toMinor(body.amount),
    currency: course.currency,
  }
  const open = await expireHolds(ctx, db, course)
  const isOwn = isSeatOf({ courseId: course.id, userId })
  const [existing] = await db.select().from(enrollments).where(isOwn)
  if (existing?.status === 'active') throw new AppError('LEARNER_ENROLLED')
  if (existing) {
    const [changed = existing] = await db.update(enrollments).set(agreed).where(isOwn).returning()
    return changed
  }
  if (spotsLeft(open) === 0) throw new AppError('COURSE_FULL')
  await leaveWaitingList(db, { courseId: course.id, userId })
  return insertEnrollment(db, {
    ...agreed,
    courseId: course.id,
    userId,
    status: 'pending',
    heldUntil: ctx.now,
    createdAt: ctx.now,
  })
}

/**
 * Books a transfer once. The ledger stays after an erasure and the note may name the person, so the ledger stores
 * a digest of the note.
 */
async function bookTransfer(
  ctx: SignedInContext,
  db: Db,
  { id, amountMinor, currency, note }: EnrollmentRow,
): Promise<void> {
  if (amountMinor === 0) return
  const digest = createHash('sha256').update(note.toLowerCase().replaceAll(/\s+/g, ' ')).digest('hex')
  try {
    await db.insert(moneyLedger).values({
      orderId: await requireOrderId(db, id),
      kind: 'payment',
      amountMinor,
      currency,
      reference: `hand-${digest.slice(0, 32)}`,
      byUserId: ctx.actor.userId,
      createdAt: ctx.now,
    })
  } catch (error) {
    if (isTaken(error, 'money_ledger_once')) throw new AppError('TRANSFER_BOOKED', { cause: error })
    throw error
  }
}
