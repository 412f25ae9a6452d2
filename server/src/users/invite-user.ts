import type { invitation } from '@sohbet/contract/users'
import { messages } from '@sohbet/contract/messages'
import { minutesAfter } from '@sohbet/domain/account/lock-out'
import type { z } from 'zod'
import { issueResetLink } from '../auth/reset-link.ts'
import { users } from '../db/tables/users.ts'
import { invitationMail } from '../emails/invitation-mail.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { record } from '../security-log/record.ts'

export const invitationMinutes = 7 * 24 * 60
export const invitedUntil = (now: Date) => minutesAfter(now, invitationMinutes)

export async function inviteUser(
  ctx: SignedInContext,
  { username, email, role }: z.output<typeof invitation>,
): Promise<{ message: string }> {
  const { actor, language, now } = ctx
  await ctx.db.transaction(async (db) => {
    const [user] = await db.insert(users).values({ username, email, role }).onConflictDoNothing().returning()
    if (!user) throw new AppError('EMAIL_TAKEN')
    const link = await issueResetLink(db, ctx, { userId: user.id, minutes: invitationMinutes })
    await queueMail(db, email, invitationMail({ language, username, role, link, until: invitedUntil(now) }))
    await record(db, ctx, { event: 'invitation', userId: user.id, byUserId: actor.userId, details: role })
  })
  return { message: messages.invited[language] }
}
