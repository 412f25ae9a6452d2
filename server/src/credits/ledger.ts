import type { Day } from '@sohbet/domain/calendar'
import { creditsOf } from '@sohbet/domain/credits/credits'
import { expiryOfPlan } from '@sohbet/domain/credits/lots'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { addLot, changeLot } from './lots.ts'

type EnrollmentRow = typeof enrollments.$inferSelect
const other = alias(enrollments, 'other')

/**
 * Books the credits of a plan. A learner who cancelled and enrolled again gets them only if those of the earlier
 * enrolment were taken back. The course is locked.
 */
export async function bookPlanCredits(
  db: Db,
  {
    enrollment,
    course,
    now,
  }: { enrollment: EnrollmentRow; course: { priceMinor: number; endDate: Day }; now: Date },
): Promise<void> {
  const { id, courseId, userId } = enrollment
  const given = creditsOf(enrollment, course)
  if (userId === null || (given.credits === 0 && given.extraGroups === 0)) return
  const standing = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.courseId, courseId), eq(other.userId, userId), eq(other.holdsCredits, true)))
  const [granted] = await db
    .update(enrollments)
    .set({ holdsCredits: true })
    .where(and(eq(enrollments.id, id), notExists(standing)))
    .returning({ id: enrollments.id })
  if (!granted) return
  const expiresOn = expiryOfPlan(course, await readLessonRules(db))
  const lot = { userId, source: 'plan' as const, enrollmentId: id, expiresOn }
  await addLot(db, lot, given, { reason: 'plan', now })
}

/**
 * Takes back what is left of the credits of an ended enrolment. When all of them come back, the learner can get them
 * again with another seat in the course. The course is locked.
 */
export async function takeCreditsBack(db: Db, enrollment: EnrollmentRow, now: Date): Promise<void> {
  const { id, userId, holdsCredits } = enrollment
  if (userId === null || !holdsCredits || !(await lockAccount(db, userId))) return
  const isGrant = and(eq(creditLedger.lotId, creditLots.id), eq(creditLedger.reason, 'plan'))
  const [grant] = await db
    .select({ lot: creditLots, given: creditLedger })
    .from(creditLots)
    .innerJoin(creditLedger, isGrant)
    .where(eq(creditLots.enrollmentId, id))
  if (!grant) return
  const { lot, given } = grant
  if (lot.credits > 0 || lot.extraGroups > 0)
    await changeLot(
      db,
      { lotId: lot.id, userId, credits: -lot.credits, extraGroups: -lot.extraGroups },
      { reason: 'refund', now },
    )
  if (lot.credits === given.credits && lot.extraGroups === given.extraGroups)
    await db.update(enrollments).set({ holdsCredits: false }).where(eq(enrollments.id, id))
}
