import type { register as contract, registration } from '@sohbet/contract/auth'
import type { Reply } from '@sohbet/contract/endpoint'
import { messages } from '@sohbet/contract/messages'
import type { z } from 'zod'
import { registrationAttemptMail } from '../emails/registration-attempt-mail.ts'
import type { Context } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { withinHourlyLimit } from './hourly-limit.ts'
import { atLeast } from './pace.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { findNewestRegistration, findOrAddUser, insertRegistration } from './registration.repository.ts'
import { sendCode } from './send-code.ts'

/** Above what hashing and checking a password take. */
const answerMilliseconds = 400
/** Mails that registering may cause to one address. */
const mailsPerHour = 10

type Registration = z.output<typeof registration>
type Answer = Reply<typeof contract>

/**
 * Opens an account that waits for its e-mail to be verified. The answer is 201 whether the address is new, waits
 * with another password or has an account already; only who knows the waiting password is told so, by 202.
 */
export const register = (ctx: Context, given: Registration): Promise<Answer> =>
  atLeast(answerMilliseconds, () => tryRegister(ctx, given))

async function tryRegister(ctx: Context, given: Registration): Promise<Answer> {
  const { language, now, secrets, publicUrl } = ctx
  const { email, username, password } = given
  const passwordHash = await hashPassword(password)
  const user = await findOrAddUser(ctx.db, given)
  const waiting = user.isVerified ? undefined : await findNewestRegistration(ctx.db, user.id)
  const isSame = await passwordMatches(waiting?.passwordHash, password)
  const registered: Answer = { responseCode: 201, message: messages.registered[language] }

  return ctx.db.transaction(async (db) => {
    const key = `register ${secrets.digest(email)}`
    if (!(await withinHourlyLimit(db, { key, limit: mailsPerHour, now }))) return registered
    if (user.isVerified) {
      await queueMail(db, email, registrationAttemptMail({ ...user, publicUrl }))
      return registered
    }
    if (waiting && isSame) {
      await sendCode(db, ctx, { registration: waiting, email })
      return { responseCode: 202, message: messages.alreadyPending[language] }
    }
    const claim = { userId: user.id, username, passwordHash, language: given.language ?? null }
    await sendCode(db, ctx, { registration: await insertRegistration(db, claim, now), email })
    return registered
  })
}
