import { verification } from '@sohbet/domain/account/rules'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { minutesAfter } from '@sohbet/domain/moment'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { verificationMail } from '../../emails/account/verification-mail.ts'
import type { Context } from '../../context/context.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { isMailAllowed } from '../count-mail.ts'
import { findOpenRegistrations, type RegistrationRow } from './registration.repository.ts'

export const isResendAllowed = (db: Db, ctx: Context, email: string): Promise<boolean> =>
  isMailAllowed(db, ctx, { kind: 'resend', email, limit: verification.resendsPerHour })

/** What the visitor chose on the public pages. */
export type Chosen = { plan: Plan | undefined; course: string | undefined }

/**
 * Gives a registration a new code, which voids the previous one, and mails it. Call it in a transaction that
 * locked the account.
 */
export async function sendCode(
  db: Db,
  { secrets, now, publicUrl }: Context,
  { registration, email, plan, course }: Chosen & { registration: RegistrationRow; email: string },
) {
  const code = secrets.newCode()
  const codeExpiresAt = minutesAfter(now, verification.minutes)
  const [user] = await db
    .update(users)
    .set({ verificationCodeExpires: codeExpiresAt })
    .where(eq(users.id, registration.userId))
    .returning()
  await db
    .update(registrations)
    .set({ codeHash: secrets.digest(code), codeExpiresAt, tries: 0 })
    .where(eq(registrations.id, registration.id))
  const { username, language } = registration
  const { minutes } = verification
  // Another person may have registered with this address: the reader then compares the username and types the code
  const isOnly = user !== undefined && (await findOpenRegistrations(db, user)).length === 1
  const link = isOnly ? verificationLink(publicUrl, { email, code, plan, course }) : undefined
  await queueMail(db, email, verificationMail({ language, username, code, minutes, link }))
}

/** The link carries the choice on, because it may open on another device. */
function verificationLink(
  publicUrl: string,
  { email, code, plan, course }: Chosen & { email: string; code: string },
): string {
  const values = {
    email,
    code,
    ...(plan && { plan }),
    ...(course !== undefined && { next: `/learner/enroll/${course}` }),
  }
  return `${publicUrl}/auth/verify-email?${new URLSearchParams(values).toString()}`
}
