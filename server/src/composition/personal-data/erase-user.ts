import { messages } from '@sohbet/contract/messaging/messages'
import { eq, or } from 'drizzle-orm'
import { requireOwnPassword } from '../../auth/password/require-own-password.ts'
import { forgetCoach } from '../../coaches/forget-coach.ts'
import { keptFigures } from '../../db/tables/core/kept-figures.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { users } from '../../db/tables/people/users.ts'
import { leaveSchool } from '../../cancellations/leave-school.ts'
import type { SignedInContext } from '../../context/context.ts'
import { userPhoto } from '../../images/image-files.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { eraseMessages, holdThreads } from '../../messages/erase-messages.ts'
import { record } from '../../security-log/record.ts'
import { refuseLastAdmin } from '../../users/administer-user.ts'

/** Every table that refers to the account goes with it, or forgets whose its rows were: the database sees to that. */
export async function eraseUser(
  ctx: SignedInContext,
  { password }: { password: string },
): Promise<{ message: string }> {
  const { actor, language } = ctx
  await requireOwnPassword(ctx, password)
  await ctx.db.transaction(async (db) => {
    await refuseLastAdmin(db, actor.userId)
    await holdThreads(db, actor.userId)
    await leaveSchool(ctx, db)
    await forgetCoach(db, actor.userId, ctx.now)
    // What happened is still told, but no longer of whom and from where
    await db
      .update(securityLog)
      .set({ address: '', userAgent: '' })
      .where(or(eq(securityLog.userId, actor.userId), eq(securityLog.byUserId, actor.userId)))
    // A coach's name stands in them
    await db.delete(keptFigures)
    const attached = await eraseMessages(ctx, db)
    await db.delete(users).where(eq(users.id, actor.userId))
    // Only that it happened: whose account it was is what was erased.
    const nobody = { now: ctx.now, client: { address: '', userAgent: '' } }
    await record(db, nobody, { event: 'erasure' })
    // After the commit: what is rolled back has lost nothing
    await enqueue(db, 'remove-files', { names: [userPhoto(actor.userId), ...attached] })
  })
  return { message: messages.accountErased[language] }
}
