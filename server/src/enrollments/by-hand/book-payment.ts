import type { bookPayment as contract } from '@sohbet/contract/selling/by-hand'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { mayBookPayment } from '@sohbet/domain/enrollment/balance'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { formatMoney } from '@sohbet/domain/money/money'
import { lockCodesOfCourse, takeUseAgain } from '../../campaigns/uses.ts'
import type { SignedInContext } from '../../context/context.ts'
import { bookPlanCredits } from '../../credits/ledger.ts'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import { notify } from '../../notifications/notify.ts'
import { record } from '../../security-log/record.ts'
import { activate } from '../activate.ts'
import { requireEnrollmentForAdmin } from '../admin/admin.reads.ts'
import type { CourseRow, EnrollmentRow } from '../seats/seat-context.ts'
import { expireHolds, isSeatOf, lockEnrollment, reviveEnrollment } from '../seats/seats.ts'
import { readAccount } from './account.reads.ts'
import { bookByHand } from './movements.ts'

type Payment = { id: string } & Parsed<typeof contract>['body']

/**
 * Books money that arrived by transfer or in cash. It activates a held seat, and takes an expired one again while the
 * course has a free seat. The credits come with the last part, or at once when the admin says so.
 */
export async function bookPayment(
  ctx: SignedInContext,
  { id, amount, balance: seen, ...payment }: Payment,
): Promise<EnrollmentForAdmin> {
  if (payment.receivedOn > schoolDay(ctx.now)) throw new AppError('RECEIVED_LATER')
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (course.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
    await lockCodesOfCourse(db, { courseId: course.id, enrollmentId: id })
    const { owedMinor, paidMinor } = await readAccount(db, id)
    if (seen !== undefined && toMinor(seen) !== owedMinor) throw new AppError('STATE_CHANGED')
    const amountMinor = toMinor(amount)
    const verdict = mayBookPayment({ ...enrollment, paidMinor, owedMinor, amountMinor, ...payment })
    if (!verdict.allowed) throw new AppError(verdict.because)
    const movementId = await bookByHand(ctx, db, { enrollment, kind: 'payment', amountMinor, ...payment })
    const withCredits = amountMinor === owedMinor || payment.creditsNow
    await giveSeat(ctx, db, { course, enrollment, withCredits })
    await ctx.enrollmentSteps.moneyMoved(db, { enrollmentId: id, now: ctx.now })
    await report(ctx, db, { course, enrollment, amountMinor, movementId })
    return requireEnrollmentForAdmin(db, id)
  })
}

type Seat = { course: CourseRow; enrollment: EnrollmentRow; withCredits: boolean }

async function giveSeat(ctx: SignedInContext, db: Db, { course, enrollment, withCredits }: Seat) {
  if (enrollment.status === 'pending') await activate(ctx, db, { enrollment, course, withCredits })
  else if (enrollment.status === 'cancelled')
    await takeSeatAgain(ctx, db, { course, enrollment, withCredits })
  else if (withCredits) await bookPlanCredits(db, { enrollment, course, now: ctx.now })
}

/** The transfer arrived after the hold ended. */
async function takeSeatAgain(ctx: SignedInContext, db: Db, { course, enrollment, withCredits }: Seat) {
  const { userId } = enrollment
  if (userId === null) throw new AppError('ENROLLMENT_OVER')
  if (!course.isActive) throw new AppError('COURSE_NOT_FOUND')
  if (course.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
  if (courseStatus(course, ctx.now) === 'completed') throw new AppError('COURSE_CLOSED')
  if ((await db.$count(enrollments, isSeatOf({ courseId: course.id, userId }))) > 0)
    throw new AppError('LEARNER_ENROLLED')
  const isReduced = await takeUseAgain(db, { enrollmentId: enrollment.id, userId, now: ctx.now })
  if (!isReduced) throw new AppError('CODE_USED_UP')
  const open = await expireHolds(ctx, db, course)
  if (spotsLeft(open) === 0) throw new AppError('COURSE_FULL')
  const revived = await reviveEnrollment(db, enrollment, ctx.now)
  await ctx.enrollmentSteps.activated(ctx, db, { enrollment: revived, course: open, withCredits })
}

type Booked = { course: CourseRow; enrollment: EnrollmentRow; amountMinor: number; movementId: string }

async function report(ctx: SignedInContext, db: Db, { course, enrollment, amountMinor, movementId }: Booked) {
  const { userId, currency } = enrollment
  await notify(db, ctx.now, {
    userIds: [userId],
    notice: { kind: 'payment', courseId: course.id, course: course.name, amountMinor, currency },
    about: movementId,
  })
  await record(db, ctx, {
    event: 'payment_booked',
    userId,
    byUserId: ctx.actor.userId,
    details: `${course.name}, ${formatMoney(amountMinor, currency, 'en')}`,
  })
}
