import type { verifyEmail as contract } from '@sohbet/contract/people/auth'
import type { Parsed } from '@sohbet/contract/endpoint'
import { verification } from '@sohbet/domain/account/rules'
import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { record } from '../../security-log/record.ts'
import { atLeast } from '../response-time.ts'
import { acceptRegistration, type RegistrationRow } from './registration.repository.ts'

const answerMilliseconds = 100

type Given = Parsed<typeof contract>['body']

/** The used code decides which registration becomes the account. */
export const verifyEmail = (ctx: Context, given: Given): Promise<{ message: string }> =>
  atLeast(ctx, answerMilliseconds, async () => {
    const candidates = await countGuess(ctx, given)
    const codeHash = ctx.secrets.digest(given.verificationCode)
    const registration = candidates.find((candidate) => candidate.codeHash === codeHash)
    if (!registration) throw new AppError('INVALID_CODE')
    await ctx.db.transaction(async (db) => {
      if (!(await acceptRegistration(db, registration))) throw new AppError('INVALID_CODE')
      await record(db, ctx, { event: 'verification', userId: registration.userId })
    })
    return { message: messages.verified[ctx.language] }
  })

/** Counts a guess against every possible code before comparing: of parallel guesses five are compared. */
async function countGuess(
  { db, now }: Context,
  { email, registrationId }: Given,
): Promise<RegistrationRow[]> {
  const ofAddress = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isVerified, false)))
  return db
    .update(registrations)
    .set({ tries: sql`${registrations.tries} + 1` })
    .where(
      and(
        inArray(registrations.userId, ofAddress),
        registrationId ? eq(registrations.id, registrationId) : undefined,
        lt(registrations.tries, verification.tries),
        gt(registrations.codeExpiresAt, now),
      ),
    )
    .returning()
}
