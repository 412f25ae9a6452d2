import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { creditLedger } from '../db/tables/credit-ledger.ts'
import { users } from '../db/tables/users.ts'
import type { EnrollmentRow } from './seats.ts'

/** Whoever changes a balance holds the account's row: two at once could take it below nothing. */
export async function lockBalance(
  db: Db,
  userId: string,
): Promise<{ credits: number; extraGroups: number } | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!user) return undefined
  const [balance] = await db
    .select({
      credits: sql<number>`coalesce(sum(${creditLedger.credits}), 0)::int`,
      extraGroups: sql<number>`coalesce(sum(${creditLedger.extraGroups}), 0)::int`,
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
  return balance
}

/** What an enrolment brought goes with it, once; of what is used up already, what is left. */
export async function takeCreditsBack(db: Db, { id, userId }: EnrollmentRow, now: Date): Promise<void> {
  if (userId === null) return
  const [given] = await db
    .select({ credits: creditLedger.credits, extraGroups: creditLedger.extraGroups })
    .from(creditLedger)
    .where(and(eq(creditLedger.enrollmentId, id), eq(creditLedger.reason, 'plan')))
  const balance = given && (await lockBalance(db, userId))
  if (!given || !balance) return
  await db
    .insert(creditLedger)
    .values({
      userId,
      enrollmentId: id,
      credits: -Math.min(given.credits, balance.credits),
      extraGroups: -Math.min(given.extraGroups, balance.extraGroups),
      reason: 'refund',
      createdAt: now,
    })
    .onConflictDoNothing()
}
