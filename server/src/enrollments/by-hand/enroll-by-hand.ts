import type { Parsed } from '@sohbet/contract/endpoint'
import type { enrollByHand as contract, EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { termsOf } from '@sohbet/domain/enrollment/plan'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { formatMoney } from '@sohbet/domain/money/money'
import { eq } from 'drizzle-orm'
import { dropReduction, lockCodesOfCourse } from '../../campaigns/uses.ts'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'
import { readPlans } from '../../site/plans.reads.ts'
import { findUserByEmail } from '../../users/user.reads.ts'
import { activate } from '../activate.ts'
import { requireEnrollmentForAdmin } from '../admin/admin.reads.ts'
import { endConsents } from '../consents.ts'
import type { CourseRow, EnrollmentRow } from '../seats/seat-context.ts'
import { expireHolds, insertEnrollment, isSeatOf, leaveWaitingList, lockCourse } from '../seats/seats.ts'
import { readAccount } from './account.reads.ts'
import { bookByHand } from './movements.ts'
import { referenceOf } from './reference.ts'
import { refuseUnlessOverridden } from './warnings.reads.ts'

type Body = Parsed<typeof contract>['body']

/**
 * Enrols a learner who pays by transfer or in cash, at once or in parts, or is invited. The course may be closed or
 * running, but needs a free seat.
 */
export async function enrollByHand(ctx: SignedInContext, body: Body): Promise<EnrollmentForAdmin> {
  const user = await findUserByEmail(ctx.db, body.email)
  if (!user) throw new AppError('USER_NOT_FOUND')
  if (user.role !== 'learner') throw new AppError('NOT_A_LEARNER')
  return ctx.db.transaction((db) => enrollUser(ctx, db, { userId: user.id, body }))
}

/** The same for a known learner, inside a transaction. */
export async function enrollUser(
  ctx: SignedInContext,
  db: Db,
  { userId, body }: { userId: string; body: Omit<Body, 'email'> },
): Promise<EnrollmentForAdmin> {
  const { paid = body.amount, receivedOn = schoolDay(ctx.now) } = body
  if (receivedOn > schoolDay(ctx.now)) throw new AppError('RECEIVED_LATER')
  if (paid > body.amount) throw new AppError('PAYMENT_TOO_LARGE')
  const course = await lockCourse(db, body.courseId)
  await lockCodesOfCourse(db, { courseId: course.id })
  if (!course.isActive) throw new AppError('COURSE_NOT_FOUND')
  if (course.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
  if (courseStatus(course, ctx.now) === 'completed') throw new AppError('COURSE_CLOSED')
  const pending = await takeOrFindSeat(ctx, db, { course, body, userId })
  await refuseUnlessOverridden(ctx, db, { courseId: course.id, userId, override: body.override })
  const { method, note, sharedTransfer } = body
  if (paid > 0)
    await bookByHand(ctx, db, {
      enrollment: pending,
      kind: 'payment',
      amountMinor: toMinor(paid),
      method,
      receivedOn,
      note,
      sharedTransfer,
    })
  await keepTerms(db, pending.id, body)
  const withCredits = toMinor(paid) === pending.amountMinor || body.creditsNow
  await activate(ctx, db, { enrollment: pending, course, withCredits })
  await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId: pending.id, now: ctx.now })
  await record(db, ctx, {
    event: 'enrollment_by_hand',
    userId,
    byUserId: ctx.actor.userId,
    details: `${course.name}, ${formatMoney(toMinor(paid), pending.currency, 'en')}`,
  })
  return requireEnrollmentForAdmin(db, pending.id)
}

/** What is owed, until when, and the reference of the transfers to come. */
async function keepTerms(db: Db, enrollmentId: string, { dueOn, reminds }: Pick<Body, 'dueOn' | 'reminds'>) {
  const { orderId, owedMinor } = await readAccount(db, enrollmentId)
  if (owedMinor === 0) return
  await referenceOf(db, orderId)
  await db
    .update(orders)
    .set({ dueOn: dueOn ?? null, reminds: reminds && dueOn !== undefined && dueOn !== null })
    .where(eq(orders.id, orderId))
}

/** The documents that the learner accepted name plan and price. */
const isOtherSale = (before: EnrollmentRow, after: EnrollmentRow): boolean =>
  before.plan !== after.plan || before.amountMinor !== after.amountMinor || before.currency !== after.currency

/** Uses the learner's held seat, or a free one. */
async function takeOrFindSeat(
  ctx: SignedInContext,
  db: Db,
  { course, body, userId }: { course: CourseRow; body: Omit<Body, 'email'>; userId: string },
): Promise<EnrollmentRow> {
  const open = await expireHolds(ctx, db, course)
  const isOwn = isSeatOf({ courseId: course.id, userId })
  const [existing] = await db.select().from(enrollments).where(isOwn)
  const { plan, contents } = termsOf(course, { plan: body.plan, offers: await readPlans(db) })
  const agreed = {
    plan,
    contents: existing?.plan === plan ? existing.contents : contents,
    note: body.note,
    source: 'hand' as const,
    amountMinor: toMinor(body.amount),
    currency: course.currency,
  }
  if (existing?.status === 'active') throw new AppError('LEARNER_ENROLLED')
  if (existing) {
    const [changed = existing] = await db.update(enrollments).set(agreed).where(isOwn).returning()
    if (isOtherSale(existing, changed)) await endConsents(db, existing.id)
    await dropReduction(db, { enrollmentId: existing.id, amountMinor: agreed.amountMinor })
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
