import type { resendVerification as contract } from '@sohbet/contract/people/auth'
import type { Parsed } from '@sohbet/contract/endpoint'
import { messages } from '@sohbet/contract/messaging/messages'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { atLeast } from '../response-time.ts'
import { findOpenRegistrations, lockUser } from './registration.repository.ts'
import { sendResetLink } from '../password/reset-link.ts'
import { isResendAllowed, sendCode } from './send-code.ts'

const answerMilliseconds = 100

export const resendVerification = (
  ctx: Context,
  { email, registrationId, plan, course }: Parsed<typeof contract>['body'],
): Promise<{ message: string }> =>
  atLeast(ctx, answerMilliseconds, () =>
    ctx.db.transaction(async (db) => {
      if (!(await isResendAllowed(db, ctx, email))) throw new AppError('HOURLY_LIMIT')
      const user = await lockUser(db, email)
      const registrations = user ? await findOpenRegistrations(db, user) : []
      const named = registrations.find(({ id }) => id === registrationId)
      const [sole, ...others] = registrations
      const registration = named ?? (others.length === 0 ? sole : undefined)
      if (registration) await sendCode(db, ctx, { registration, email, plan, course })
      // Several registrations exist and the caller names none: the reader of the mailbox may set a password.
      else if (sole) await sendResetLink(db, ctx, email)
      return { message: messages.codeSent[ctx.language] }
    }),
  )
