import type { Reply } from '@sohbet/contract/endpoint'
import type { CancellationChoice, chooseAfterCancellation as contract } from '@sohbet/contract/selling/moving'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { refundMinor } from '@sohbet/domain/enrollment/cancellation'
import { isOffered } from '@sohbet/domain/enrollment/policy'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { runAll } from '../../async/run-all.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { cancellationChoices } from '../../db/tables/selling/moves.ts'
import { requireEnrollmentForAdmin } from '../../enrollments/admin/admin.reads.ts'
import { closeChoice, findChoice } from '../../enrollments/cancellation-choices.ts'
import { endEnrollment } from '../../enrollments/end-enrollment.ts'
import { toEnrollment } from '../../enrollments/enrollment.reads.ts'
import type { CourseRow, EnrollmentRow, SeatContext } from '../../enrollments/seats/seat-context.ts'
import { lockEnrollment, requireEnrollment } from '../../enrollments/seats/seats.ts'
import { AppError } from '../../errors/app-error.ts'
import { isEnrollmentInDispute, refuseInDispute } from '../../payments/disputes/disputes.reads.ts'
import { refundSeat } from '../refund-seat.ts'
import { lockMove, move } from './move-enrollment.ts'
import { readMoveTargets } from './targets.reads.ts'

export async function readChoice(ctx: SignedInContext, id: string): Promise<CancellationChoice> {
  const { db, now } = ctx
  const enrollment = await requireOwn(ctx, db, id)
  const choice = await requireOpenChoice(db, enrollment, now)
  const [course] = await db.select().from(courses).where(eq(courses.id, enrollment.courseId))
  const paid = toMinor((await requireEnrollmentForAdmin(db, id)).paid)
  return {
    reason: course?.cancelReason ?? '',
    chooseUntil: choice.chooseUntil.toISOString(),
    refund: fromMinor(refundMinor(paid, choice.keepMinor)),
    currency: enrollment.currency,
    courses: await readMoveTargets(db, { id, now, isOwn: true }),
  }
}

/** The learner of a cancelled course moves to another one at the school's cost, or takes the refund. */
export const choose = (
  ctx: SignedInContext,
  { id, courseId }: { id: string; courseId?: string | undefined },
): Promise<Reply<typeof contract>> =>
  ctx.db.transaction(async (db) => {
    await requireOwn(ctx, db, id)
    const refund =
      courseId === undefined ? await takeRefund(ctx, db, id) : await moveTo(ctx, db, { id, courseId })
    return { ...toEnrollment(await requireEnrollment(db, id)), refund: fromMinor(refund) }
  })

async function moveTo(
  ctx: SignedInContext,
  db: Db,
  { id, courseId }: { id: string; courseId: string },
): Promise<number> {
  const { enrollment, from, to } = await lockMove(db, { id, courseId })
  await requireOpenChoice(db, enrollment, ctx.now)
  const verdict = isOffered(to, ctx.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const { refundMinor: minor } = await move(ctx, db, { enrollment, from, to, isWaived: true, byUserId: null })
  return minor
}

async function takeRefund(ctx: SignedInContext, db: Db, id: string): Promise<number> {
  const { course, enrollment } = await lockEnrollment(db, id)
  await requireOpenChoice(db, enrollment, ctx.now)
  await refuseInDispute(db, id)
  return endCancelled(ctx, db, { course, enrollment })
}

/** Refunds and ends a seat of a cancelled course, which closes its choice. The course is locked. */
async function endCancelled(
  ctx: SeatContext & { schoolEmail: string },
  db: Db,
  { course, enrollment }: { course: CourseRow; enrollment: EnrollmentRow },
): Promise<number> {
  const minor = await refundSeat(ctx, db, { course, enrollment })
  await endEnrollment(ctx, db, { course, enrollment, reason: 'course_cancelled', refundMinor: minor })
  return minor
}

async function requireOwn(ctx: SignedInContext, db: Db, id: string): Promise<EnrollmentRow> {
  const enrollment = await requireEnrollment(db, id)
  if (enrollment.userId !== ctx.actor.userId) throw new AppError('ENROLLMENT_NOT_FOUND')
  return enrollment
}

async function requireOpenChoice(db: Db, enrollment: EnrollmentRow, now: Date) {
  const choice = await findChoice(db, enrollment)
  if (!choice || choice.answer || enrollment.status !== 'active' || now > choice.chooseUntil)
    throw new AppError('CHOICE_OVER')
  return choice
}

/** The minutely job: refunds learners of cancelled courses who did not choose in time. */
export async function refundUnanswered(ctx: SeatContext & { db: Db; schoolEmail: string }): Promise<void> {
  const due = await ctx.db
    .select({ enrollmentId: cancellationChoices.enrollmentId })
    .from(cancellationChoices)
    .where(and(isNull(cancellationChoices.answer), lte(cancellationChoices.chooseUntil, ctx.now)))
  await runAll(
    due.map(
      ({ enrollmentId }) =>
        () =>
          ctx.db.transaction(async (db) => {
            const { course, enrollment } = await lockEnrollment(db, enrollmentId)
            const choice = await findChoice(db, enrollment)
            // While a bank has the money nothing can be refunded, so the seat waits for the decision
            if (!choice || choice.answer || (await isEnrollmentInDispute(db, enrollmentId))) return
            const refunded =
              enrollment.status === 'active' ? await endCancelled(ctx, db, { course, enrollment }) : 0
            await closeChoice(db, {
              enrollment,
              answer: 'unanswered',
              refundMinor: refunded,
              now: ctx.now,
              isFinal: true,
            })
          }),
    ),
  )
}
