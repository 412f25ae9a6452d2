import type { Session, verifyEmail as contract } from '@sohbet/contract/people/auth'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { verification } from '@sohbet/domain/account/rules'
import { messages } from '@sohbet/contract/messaging/messages'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { agreeToCampaignMails } from '../../campaign-mails/consent.ts'
import type { Db } from '../../db/connect.ts'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { countSignUp } from '../../partners/attribution.ts'
import { record } from '../../security-log/record.ts'
import { atLeast } from '../response-time.ts'
import { openSession } from '../session/open-session.ts'
import { acceptRegistration, type RegistrationRow, type UserRow } from './registration.repository.ts'

const answerMilliseconds = 100

type Given = Parsed<typeof contract>['body']

/**
 * The used code decides which registration becomes the account. A device that also has the secret of that
 * registration is signed in; every other one has to log in.
 */
export const verifyEmail = (ctx: Context, given: Given): Promise<Reply<typeof contract>> =>
  atLeast(ctx, answerMilliseconds, async () => {
    const candidates = await countGuess(ctx, given)
    const codeHash = ctx.secrets.digest(given.verificationCode)
    const registration = candidates.find((candidate) => candidate.codeHash === codeHash)
    if (!registration) throw new AppError('INVALID_CODE')
    const session = await ctx.db.transaction(async (db) => {
      const user = await acceptRegistration(db, registration)
      if (!user) throw new AppError('INVALID_CODE')
      await record(db, ctx, { event: 'verification', userId: user.id })
      if (registration.wantsCampaignMails)
        await agreeToCampaignMails(db, { userId: user.id, now: ctx.now, place: 'registration' })
      await countSignUp(db, { userId: user.id, partnerId: registration.partnerId, now: ctx.now })
      return isOnDevice(ctx, registration, given) ? signIn(db, ctx, { user, plan: given.plan }) : undefined
    })
    return session
      ? { message: messages.verifiedAndSignedIn[ctx.language], session }
      : { message: messages.verified[ctx.language] }
  })

const isOnDevice = ({ secrets }: Context, { deviceHash }: RegistrationRow, { deviceSecret }: Given) =>
  deviceSecret !== undefined && deviceHash !== null && secrets.digest(deviceSecret) === deviceHash

async function signIn(
  db: Db,
  ctx: Context,
  { user, plan = user.plan }: { user: UserRow; plan?: UserRow['plan'] | undefined },
): Promise<Session | undefined> {
  if (user.suspendedAt) return undefined
  await db.update(users).set({ plan }).where(eq(users.id, user.id))
  return openSession(db, ctx, { ...user, plan })
}

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
