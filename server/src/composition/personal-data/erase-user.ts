import type { Parsed } from '@sohbet/contract/endpoint'
import { messages } from '@sohbet/contract/messaging/messages'
import type { eraseUser as contract } from '@sohbet/contract/people/users'
import { eq, inArray, or } from 'drizzle-orm'
import { forgetAnnouncements } from '../../announcements/forget-announcements.ts'
import { requireOwnPassword } from '../../auth/password/require-own-password.ts'
import { forgetProfile } from '../../coach-profile/forget-profile.ts'
import { forgetCoach } from '../../coaches/forget-coach.ts'
import { refuseWithLessons } from '../../coaches/refuse-with-lessons.ts'
import { figures } from '../../db/tables/core/figures.ts'
import { ownerOf } from '../../db/money/owner-of-order.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { enrollmentModules } from '../../db/tables/learning/module-progress.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { users } from '../../db/tables/people/users.ts'
import { cancelSeatsOfAccount } from '../../cancellations/cancel-seats-of-account.ts'
import type { SignedInContext } from '../../context/context.ts'
import { erasedMail } from '../../emails/account/erased-mail.ts'
import { AppError } from '../../errors/app-error.ts'
import { userPhoto } from '../../images/image-files.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { forgetRecordings } from '../../speaking/forget-recordings.ts'
import { forgetLessons } from '../../lessons/forget-learner.ts'
import { eraseMessages, holdThreads } from '../../messages/erase-messages.ts'
import { forgetNotices } from '../../notifications/forget-notices.ts'
import { findDisputedSeats } from '../../payments/disputes/disputes.reads.ts'
import { reportErasure } from '../../payments/disputes/report-dispute.ts'
import { record } from '../../security-log/record.ts'
import { refuseLastAdmin } from '../../users/administer-user.ts'

/** A refund of 0 would be wrong while a bank may still return the money. Admins read of the wish. */
async function refuseWhileDisputed({ db, now, actor }: SignedInContext): Promise<void> {
  const seats = await findDisputedSeats(db, actor.userId)
  for (const seat of seats) await reportErasure(db, now, seat)
  if (seats.length > 0) throw new AppError('DISPUTE_OPEN')
}

/** Foreign keys delete or anonymise every row that refers to the account. */
export async function eraseUser(
  ctx: SignedInContext,
  { password, refunds: expected }: Parsed<typeof contract>['body'],
): Promise<{ message: string }> {
  const { actor, language } = ctx
  await requireOwnPassword(ctx, password)
  await refuseWhileDisputed(ctx)
  await ctx.db.transaction(async (db) => {
    await refuseWithLessons(ctx, db, actor.userId)
    await refuseLastAdmin(db, actor.userId)
    await holdThreads(db, actor.userId)
    const refunds = await cancelSeatsOfAccount(ctx, db, expected)
    await forgetLessons(db, actor.userId, ctx.now)
    // While the address is known
    await queueMail(db, actor.account.email, erasedMail({ ...actor.account, refunds }))
    await forgetRecordings(db, actor.userId)
    await forgetProfile(db, actor.userId)
    await forgetCoach(db, actor.userId, ctx.now)
    await forgetAnnouncements(db, actor.userId)
    await forgetNotices(db, actor.userId)
    // Enrolments stay without the person, so nothing else removes these rows
    const own = db
      .select({ id: enrollments.id })
      .from(enrollments)
      .where(eq(enrollments.userId, actor.userId))
    await db.delete(enrollmentModules).where(inArray(enrollmentModules.enrollmentId, own))
    const paid = db.select({ id: orders.id }).from(orders).where(eq(ownerOf, actor.userId))
    await db.update(payments).set({ buyerName: null }).where(inArray(payments.orderId, paid))
    // Keeps the log entries without the person and the address
    await db
      .update(securityLog)
      .set({ address: '', userAgent: '' })
      .where(or(eq(securityLog.userId, actor.userId), eq(securityLog.byUserId, actor.userId)))
    // The figures contain coaches' names
    await db.delete(figures)
    const attached = await eraseMessages(ctx, db)
    await db.delete(users).where(eq(users.id, actor.userId))
    // Records only that an erasure happened, without the account.
    const anonymous = { now: ctx.now, client: { address: '', userAgent: '' } }
    await record(db, anonymous, { event: 'erasure' })
    // After the commit, so that a rollback loses no file
    await enqueue(db, 'remove-files', { names: [userPhoto(actor.userId), ...attached] })
  })
  return { message: messages.accountErased[language] }
}
