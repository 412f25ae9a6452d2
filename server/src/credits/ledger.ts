import { creditsOf } from '@sohbet/domain/credits/credits'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { users } from '../db/tables/people/users.ts'

/** Locks the account's row before its balance changes: two changes at once could take it below zero. */
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

type Seat = { id: string; userId: string | null }

/** Books the credits of a plan, once for each enrolment. */
export async function bookPlanCredits(
  db: Db,
  { id, userId, plan, now }: Seat & { plan: Plan; now: Date },
): Promise<void> {
  if (userId === null) return
  await db
    .insert(creditLedger)
    .values({ userId, enrollmentId: id, ...creditsOf(plan), reason: 'plan', createdAt: now })
    .onConflictDoNothing()
}

/** Takes back the credits of an ended enrolment, once; at most the credits that are left. */
export async function takeCreditsBack(db: Db, { id, userId }: Seat, now: Date): Promise<void> {
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
