import type { Role } from '@sohbet/domain/account/role'
import { insertSession } from '../../auth/session/session.repository.ts'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/tables/people/users.ts'

let made = 0

export type TestUser = typeof users.$inferSelect

/** An account without a usable password; tests that need one pass a hash. */
export async function aUser(db: Db, fields: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  made += 1
  const [user] = await db
    .insert(users)
    .values({
      username: `User ${made}`,
      email: `user${made}@example.test`,
      passwordHash: '',
      isVerified: true,
      ...fields,
    })
    .returning()
  if (!user) throw new Error('an inserted user was not returned')
  return user
}

export const aUserOf = (db: Db, role: Role) => aUser(db, { role })

export const aSession = (db: Db, userId: string, now: Date) =>
  insertSession(db, { userId, now, client: { address: '127.0.0.1', userAgent: 'test' } })
