import type { credentials, Session } from '@sohbet/contract/auth'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { prepared } from '../db/prepared.ts'
import { users } from '../db/tables/users.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { toUser } from '../users/user.reads.ts'
import { passwordMatches } from './password.ts'
import { insertSession } from './session.repository.ts'

const userByEmail = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_by_email'),
)

export async function login(
  ctx: Context,
  { email, password }: z.output<typeof credentials>,
): Promise<Session> {
  const { db, tokens, client, now } = ctx
  const [user] = await userByEmail(db).execute({ email })
  const matches = await passwordMatches(user?.passwordHash, password)
  if (!user || !matches) throw new AppError('INVALID_CREDENTIALS')
  if (!user.isVerified) throw new AppError('EMAIL_NOT_VERIFIED')

  const session = await insertSession(db, { userId: user.id, client, now })
  return {
    user: toUser(user),
    accessToken: tokens.access(session.id, now),
    refreshToken: tokens.refresh(session),
  }
}
