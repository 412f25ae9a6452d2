import type { changePaymentTerms as contract } from '@sohbet/contract/selling/by-hand'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { bookPlanCredits } from '../../credits/ledger.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireEnrollmentForAdmin } from '../admin/admin.reads.ts'
import { lockEnrollment } from '../seats/seats.ts'

type Terms = { id: string } & Parsed<typeof contract>['body']

/** Changes until when the balance is due. A tick gives the credits before it is paid. */
export async function changePaymentTerms(
  ctx: SignedInContext,
  { id, dueOn, reminds, creditsNow }: Terms,
): Promise<EnrollmentForAdmin> {
  return ctx.db.transaction(async (db) => {
    const { course, enrollment } = await lockEnrollment(db, id)
    if (enrollment.status === 'cancelled') throw new AppError('ENROLLMENT_OVER')
    await db
      .update(orders)
      .set({ dueOn, reminds: reminds && dueOn !== null })
      .where(eq(orders.enrollmentId, id))
    if (creditsNow && enrollment.status === 'active')
      await bookPlanCredits(db, { enrollment, course, now: ctx.now })
    return requireEnrollmentForAdmin(db, id)
  })
}
