import { lt, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { sessions } from '../db/tables/sessions.ts'

const keepDays = 30

/** Ended sessions are kept for a while, so that a replayed token is still known for what it is. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * 24 * 60 * 60 * 1000)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)))
}
