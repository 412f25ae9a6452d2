import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/users.ts'

/** To whom a mail about an enrolment goes: nobody, once the account was erased. */
export async function findReader(db: Db, userId: string | null) {
  if (userId === null) return undefined
  const [reader] = await db
    .select({ email: users.email, username: users.username, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)))
  return reader
}
