import type { Reply } from '@sohbet/contract/endpoint'
import type { cancelEnrollment as contract } from '@sohbet/contract/selling/enrollments'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { mayCancel } from '@sohbet/domain/enrollment/cancellation'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readWithdrawalFrom } from '../enrollments/consents.ts'
import { endEnrollment } from '../enrollments/end-enrollment.ts'
import { toEnrollment } from '../enrollments/enrollment.reads.ts'
import { refuseInDispute } from '../payments/disputes/disputes.reads.ts'
import { refundSeat } from './refund-seat.ts'
import { lockEnrollment, requireEnrollment } from '../enrollments/seats/seats.ts'

/** A learner cancels until a day before the start, or some days after a change of the course or after paying. */
export async function cancelEnrollment(
  ctx: SignedInContext,
  { id, refund }: { id: string; refund?: number | undefined },
): Promise<Reply<typeof contract>> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (enrollment.userId !== ctx.actor.userId) throw new AppError('ENROLLMENT_NOT_FOUND')
    if (enrollment.status === 'cancelled') throw new AppError('ENROLLMENT_OVER')
    const seat = { ...enrollment, withdrawalFrom: await readWithdrawalFrom(db, enrollment) }
    const verdict = mayCancel(course, seat, ctx.now)
    if (enrollment.status === 'active' && !course.cancelledAt && !verdict.allowed)
      throw new AppError(verdict.because)
    await refuseInDispute(db, id)
    const refundMinor = await refundSeat(ctx, db, { course, enrollment })
    // A session has ended or the timetable has changed since the learner saw the sum
    if (refund !== undefined && toMinor(refund) !== refundMinor) throw new AppError('STATE_CHANGED')
    await endEnrollment(ctx, db, { course, enrollment, reason: 'learner', refundMinor })
    return { ...toEnrollment(await requireEnrollment(db, id)), refund: fromMinor(refundMinor) }
  })
}
