import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { minutesAfter } from '@sohbet/domain/moment'
import { createOneTimeSecrets } from '../../auth/one-time-secrets.ts'
import { hashPassword } from '../../auth/password/password.ts'
import { insertRegistration } from '../../auth/registration/registration.repository.ts'
import { createTokens } from '../../auth/session/tokens.ts'
import type { Db } from '../../db/connect.ts'
import { passwordResets } from '../../db/tables/people/password-resets.ts'
import { registrations } from '../../db/tables/people/registrations.ts'
import { users } from '../../db/tables/people/users.ts'
import { aSession, aUser } from '../rows/builders.ts'
import { testSecret } from '../apps/test-app.ts'
import type { Sample, World } from './sample.ts'

const now = new Date('2026-03-02T09:00:00Z')
const soon = minutesAfter(now, 10)
const secrets = createOneTimeSecrets(testSecret)
const tokens = createTokens(testSecret)

export const password = 'seven red buses'
const passwordHash = hashPassword(password)
const code = '048213'

export async function withPassword({ db, owner }: World) {
  await db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, owner.id))
  return { params: { id: owner.id } }
}

/** The address of a pending registration. */
async function aWaitingEmail(db: Db): Promise<string> {
  const { id: userId, email } = await aUser(db, { isVerified: false, passwordHash: null })
  const claim = { userId, username: 'Guest', passwordHash: await passwordHash, language: null }
  const { id } = await insertRegistration(db, claim, now)
  await db
    .update(registrations)
    .set({ codeHash: secrets.digest(code), codeExpiresAt: soon })
    .where(eq(registrations.id, id))
  return email
}

/** A session of the owner; a random id when the owner does not exist. */
async function aSessionId({ db, owner }: World): Promise<string> {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? (await aSession(db, owner.id, now)).id : randomUUID()
}

/** Public calls have no role: the owner is the account that the call names. */
export const authSamples: Record<string, Sample> = {
  'auth.login': async (world) => {
    await withPassword(world)
    return { body: { email: world.owner.email, password } }
  },
  'auth.refresh': async ({ db, owner }) => ({
    body: { refreshToken: tokens.refresh(await aSession(db, owner.id, now)) },
  }),
  'auth.logout': () => ({}),
  'auth.register': () => ({ body: { username: 'Guest', email: `${randomUUID()}@example.test`, password } }),
  'auth.verifyEmail': async ({ db }) => ({
    body: { email: await aWaitingEmail(db), verificationCode: code },
  }),
  'auth.resendVerification': async ({ db }) => ({ body: { email: await aWaitingEmail(db) } }),
  'auth.requestPasswordReset': ({ owner }) => ({ body: { email: owner.email } }),
  'auth.resetPassword': async ({ db, owner }) => {
    const token = secrets.newToken()
    await db
      .insert(passwordResets)
      .values({ userId: owner.id, purpose: 'reset', tokenHash: secrets.digest(token), expiresAt: soon })
    return { body: { token, newPassword: 'nine red buses' } }
  },
  'auth.changePassword': async (world) => ({
    ...(await withPassword(world)),
    body: { currentPassword: password, newPassword: 'nine red buses' },
  }),
  'auth.listSessions': () => ({}),
  'auth.endSession': async (world) => ({ params: { id: await aSessionId(world) } }),
  'auth.logUnauthorizedAttempt': () => ({ query: { requestPath: '/admin' } }),
}
