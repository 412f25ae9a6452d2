import type { register as contract, registration } from '@sohbet/contract/people/auth'
import type { Reply } from '@sohbet/contract/endpoint'
import { messages } from '@sohbet/contract/messaging/messages'
import { mayBecomeAccount } from '@sohbet/domain/account/claim'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../../db/tables/people/users.ts'
import { registrationAttemptMail } from '../../emails/account/registration-attempt-mail.ts'
import type { Context } from '../../context/context.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { partnerOfRegistration } from '../../partners/attribution.ts'
import { refuseSwitchedOff } from '../../settings/refuse-switched-off.ts'
import { countMail } from '../count-mail.ts'
import { atLeast } from '../response-time.ts'
import { hashPassword, passwordMatches } from '../password/password.ts'
import { refuseLeakedPassword } from '../password/refuse-leaked-password.ts'
import {
  findRegistrationByPassword,
  insertRegistration,
  lockOrAddUser,
  setDevice,
  setPartner,
} from './registration.repository.ts'
import { sendCode } from './send-code.ts'

/** Above the time to hash and check a few passwords. */
const answerMilliseconds = 400
/** Mails to one address that registering may cause. */
const mailsPerHour = 10

type Registration = z.output<typeof registration>
type Answer = Reply<typeof contract>

/**
 * Opens an account that waits for e-mail verification. The reply is 201 whether the address is new, pending with
 * another password or already an account. Registering again with the same password returns 202, also for an
 * existing account: its owner gets a mail, and the registration stays pending.
 */
export const register = (ctx: Context, given: Registration): Promise<Answer> =>
  atLeast(ctx, answerMilliseconds, () => tryRegister(ctx, given))

async function tryRegister(ctx: Context, given: Registration): Promise<Answer> {
  refuseSwitchedOff(ctx, 'registration')
  const { now, publicUrl } = ctx
  const { email, username, password, language = null, plan, course, campaignMails = false } = given
  await refuseLeakedPassword(password, { field: 'password' })
  const passwordHash = await hashPassword(password)
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const waiting = await findRegistrationByPassword(ctx.db, { userId: known?.id, password })
  // Does the same work when nothing is pending; otherwise a busy machine would reveal the difference
  if (!waiting) await passwordMatches(undefined, password)

  return ctx.db.transaction(async (db) => {
    await countMail(db, ctx, { kind: 'register', email, limit: mailsPerHour })
    const user = await lockOrAddUser(db, { email, username, language })
    const partnerId = await partnerOfRegistration(db, { code: given.partner, email })
    const pending =
      waiting ??
      (await insertRegistration(
        db,
        { userId: user.id, username, passwordHash, language, wantsCampaignMails: campaignMails },
        now,
      ))
    // The last link before the registration wins
    if (partnerId) await setPartner(db, pending.id, partnerId)
    const deviceSecret = ctx.secrets.newToken()
    await setDevice(db, pending.id, ctx.secrets.digest(deviceSecret))
    if (mayBecomeAccount(user, pending))
      await sendCode(db, ctx, { registration: pending, email, plan, course })
    else await queueMail(db, email, registrationAttemptMail({ ...user, publicUrl }))
    const message = waiting ? messages.alreadyPending : messages.registered
    return {
      responseCode: waiting ? 202 : 201,
      message: message[ctx.language],
      registrationId: pending.id,
      deviceSecret,
    }
  })
}
