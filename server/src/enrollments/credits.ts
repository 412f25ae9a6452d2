import { eq, and } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { creditLedger } from '../db/tables/credit-ledger.ts'
import type { EnrollmentRow } from './seats.ts'

/** What an enrolment brought goes with it, once. */
export async function takeCreditsBack(db: Db, { id, userId }: EnrollmentRow, now: Date): Promise<void> {
  const [given] = await db
    .select({ credits: creditLedger.credits, extraGroups: creditLedger.extraGroups })
    .from(creditLedger)
    .where(and(eq(creditLedger.enrollmentId, id), eq(creditLedger.reason, 'plan')))
  if (!given || userId === null) return
  await db
    .insert(creditLedger)
    .values({
      userId,
      enrollmentId: id,
      credits: -given.credits,
      extraGroups: -given.extraGroups,
      reason: 'refund',
      createdAt: now,
    })
    .onConflictDoNothing()
}
