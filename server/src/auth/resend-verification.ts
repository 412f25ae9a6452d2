import { verification } from '@sohbet/domain/account/rules'
import { messages } from '@sohbet/contract/messages'
import { and, eq } from 'drizzle-orm'
import { users } from '../db/tables/users.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { withinHourlyLimit } from './hourly-limit.ts'
import { atLeast } from './pace.ts'
import { findNewestRegistration } from './registration.repository.ts'
import { sendCode } from './send-code.ts'

const answerMilliseconds = 100

/** The limit counts the address, whether it is known or not, so that it tells nothing. */
export const resendVerification = (
  ctx: Context,
  { email }: { email: string },
): Promise<{ message: string }> =>
  atLeast(answerMilliseconds, () =>
    ctx.db.transaction(async (db) => {
      const { secrets, now, language } = ctx
      const key = `resend ${secrets.digest(email)}`
      const isAllowed = await withinHourlyLimit(db, { key, limit: verification.resendsPerHour, now })
      if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS')
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), eq(users.isVerified, false)))
      const registration = user && (await findNewestRegistration(db, user.id))
      if (registration) await sendCode(db, ctx, { registration, email })
      return { message: messages.codeSent[language] }
    }),
  )
