import { messages } from '@sohbet/contract/messaging/messages'
import type { Context } from '../../context/context.ts'
import { countMail } from '../count-mail.ts'
import { atLeast } from '../response-time.ts'
import { sendResetLink } from './reset-link.ts'

const answerMilliseconds = 100
const mailsPerHour = 5

export const requestPasswordReset = (
  ctx: Context,
  { email }: { email: string },
): Promise<{ message: string }> =>
  atLeast(ctx, answerMilliseconds, () =>
    ctx.db.transaction(async (db) => {
      await countMail(db, ctx, { kind: 'reset', email, limit: mailsPerHour })
      await sendResetLink(db, ctx, email)
      return { message: messages.resetRequested[ctx.language] }
    }),
  )
