import { messages } from '@sohbet/contract/messages'
import type { Context } from '../http/context.ts'
import { countHourly } from '../http/hourly-limit.ts'
import { atLeast } from './pace.ts'
import { sendResetLink } from './reset-link.ts'

const answerMilliseconds = 100
const mailsPerHour = 5

/** The limit counts the address, whether it is known or not, so that it tells nothing. */
export const requestPasswordReset = (
  ctx: Context,
  { email }: { email: string },
): Promise<{ message: string }> =>
  atLeast(ctx, answerMilliseconds, () =>
    ctx.db.transaction(async (db) => {
      const { secrets, now, language } = ctx
      await countHourly(db, { key: `reset ${secrets.digest(email)}`, limit: mailsPerHour, now })
      await sendResetLink(db, ctx, email)
      return { message: messages.resetRequested[language] }
    }),
  )
