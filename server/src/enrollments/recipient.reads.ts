import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'

/** The recipient of a mail about an enrolment; undefined once the account was erased. */
export async function findRecipient(db: Db, userId: string | null) {
  if (userId === null) return undefined
  const [recipient] = await db
    .select({
      email: users.email,
      username: users.username,
      language: users.language,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)))
  return recipient
}
