import type { Reply } from '@sohbet/contract/endpoint'
import type { cancelEnrollment as contract } from '@sohbet/contract/selling/enrollments'
import { fromMinor } from '@sohbet/domain/course/price'
import { mayCancel } from '@sohbet/domain/enrollment/policy'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { refundAll } from '../payments/order-refund.ts'
import { endEnrollment } from '../enrollments/end-enrollment.ts'
import { toEnrollment } from '../enrollments/enrollment.reads.ts'
import { requestTransferBack } from './bank-transfers.ts'
import { lockEnrollment, requireEnrollment } from '../enrollments/seats/seats.ts'

/** A learner cancels until a day before the start, with a full refund. */
export async function cancelEnrollment(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Reply<typeof contract>> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (enrollment.userId !== ctx.actor.userId) throw new AppError('ENROLLMENT_NOT_FOUND')
    if (enrollment.status === 'cancelled') throw new AppError('ENROLLMENT_OVER')
    const verdict = mayCancel(course, ctx.now)
    if (enrollment.status === 'active' && !verdict.allowed) throw new AppError(verdict.because)
    const byCard = await refundAll(db, { enrollmentId: id, now: ctx.now })
    const byTransfer = await requestTransferBack(ctx, db, { course, enrollment })
    const refundMinor = byCard + byTransfer
    await endEnrollment(ctx, db, { course, enrollment, reason: 'learner', refundMinor })
    return { ...toEnrollment(await requireEnrollment(db, id)), refund: fromMinor(refundMinor) }
  })
}
