import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'

/**
 * Locks a coach until the transaction ends, so that lessons and sessions of the coach change one at a time. Lock it
 * after a course and before an account.
 */
export async function lockCoach(db: Db, coachId: string): Promise<typeof coaches.$inferSelect | undefined> {
  const [coach] = await db.select().from(coaches).where(eq(coaches.id, coachId)).for('no key update')
  return coach
}

/** Locks several coaches in one order, so that two callers cannot wait for each other. */
export const lockCoaches = (db: Db, coachIds: readonly string[]) =>
  db
    .select({ id: coaches.id })
    .from(coaches)
    .where(inArray(coaches.id, [...coachIds]))
    .orderBy(asc(coaches.id))
    .for('no key update')
