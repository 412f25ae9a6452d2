import { messages } from '@sohbet/contract/messages'
import { resetLinkMinutes } from '@sohbet/domain/account/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../db/tables/users.ts'
import { passwordResetMail } from '../emails/password-reset-mail.ts'
import type { Context } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { withinHourlyLimit } from './hourly-limit.ts'
import { atLeast } from './pace.ts'
import { issueResetLink } from './reset-link.ts'

const answerMilliseconds = 100
const mailsPerHour = 5

export const requestPasswordReset = (
  ctx: Context,
  { email }: { email: string },
): Promise<{ message: string }> =>
  atLeast(answerMilliseconds, () =>
    ctx.db.transaction(async (db) => {
      const { secrets, now, language } = ctx
      const message = messages.resetRequested[language]
      const key = `reset ${secrets.digest(email)}`
      if (!(await withinHourlyLimit(db, { key, limit: mailsPerHour, now }))) return { message }
      const [user] = await db
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.suspendedAt)))
      if (!user) return { message }
      const link = await issueResetLink(db, ctx, { userId: user.id, minutes: resetLinkMinutes })
      await queueMail(db, email, passwordResetMail({ ...user, link, minutes: resetLinkMinutes }))
      return { message }
    }),
  )
