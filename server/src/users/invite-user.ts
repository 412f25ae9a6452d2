import type { invitation } from '@sohbet/contract/people/users'
import { messages } from '@sohbet/contract/messaging/messages'
import { minutesAfter } from '@sohbet/domain/moment'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { deleteRegistrations } from '../auth/registration/registration.repository.ts'
import { issueResetLink } from '../auth/password/reset-link.ts'
import { users } from '../db/tables/people/users.ts'
import { invitationMail } from '../emails/account/invitation-mail.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { record } from '../security-log/record.ts'

export const invitationMinutes = 7 * 24 * 60
export const invitedUntil = (now: Date) => minutesAfter(now, invitationMinutes)

export async function inviteUser(
  ctx: SignedInContext,
  { username, email, role, language: wanted }: z.output<typeof invitation>,
): Promise<{ message: string }> {
  const { actor, language, now } = ctx
  await ctx.db.transaction(async (db) => {
    // An unverified registration of the address does not block the invitation
    const isUnproved = and(isNull(users.passwordHash), eq(users.role, 'learner'))
    const [user] = await db
      .insert(users)
      .values({ username, email, role, language: wanted ?? null })
      .onConflictDoUpdate({
        target: users.email,
        set: { username, role, language: wanted ?? null },
        setWhere: isUnproved,
      })
      .returning()
    if (!user) throw new AppError('EMAIL_TAKEN')
    await deleteRegistrations(db, user.id)
    const link = await issueResetLink(db, ctx, {
      userId: user.id,
      purpose: 'invitation',
      minutes: invitationMinutes,
    })
    const until = invitedUntil(now)
    await queueMail(db, email, invitationMail({ language: user.language, username, role, link, until }))
    await record(db, ctx, { event: 'invitation', userId: user.id, byUserId: actor.userId, details: role })
  })
  return { message: messages.invited[language] }
}
