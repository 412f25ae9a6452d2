import type { profile, User } from '@sohbet/contract/people/users'
import { toUser } from '../auth/session/own-account.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { findUser } from './user.reads.ts'

type Changes = Partial<z.output<typeof profile>>

export async function updateUser(
  db: Db,
  { userId, changes }: { userId: string; changes: Changes },
): Promise<User> {
  const { username, language, timeZone, plan } = changes
  const set = {
    ...(username !== undefined && { username }),
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { timeZone }),
    ...(plan !== undefined && { plan }),
  }
  if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users.id, userId))
  const user = await findUser(db, userId)
  if (!user) throw new AppError('USER_NOT_FOUND')
  return toUser(user)
}
