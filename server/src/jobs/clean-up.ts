import { and, eq, gte, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { hourlyCounts } from '../db/tables/hourly-counts.ts'
import { registrations } from '../db/tables/registrations.ts'
import { sessions } from '../db/tables/sessions.ts'
import { users } from '../db/tables/users.ts'

const keepDays = 30

/**
 * Ended sessions are kept for a while, so that a replayed token is still known for what it is. An address that
 * nobody proved for as long is forgotten; who was invited by the school is not.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  const before = daysAgo(keepDays)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)))
  await db.delete(hourlyCounts).where(lt(hourlyCounts.hour, daysAgo(1)))
  const recentClaim = db
    .select({ one: sql`1` })
    .from(registrations)
    .where(and(eq(registrations.userId, users.id), gte(registrations.createdAt, before)))
  await db
    .delete(users)
    .where(
      and(
        isNull(users.passwordHash),
        eq(users.isVerified, false),
        eq(users.role, 'learner'),
        lt(users.createdAt, before),
        notExists(recentClaim),
      ),
    )
}
