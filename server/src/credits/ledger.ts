import { balanceOf, creditsOf } from '@sohbet/domain/credits/credits'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { hasOpenDispute } from './open-dispute.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'

/** Locks the account's row before its balance changes: two changes at once could take it below zero. */
export async function lockBalance(
  db: Db,
  userId: string,
  now: Date,
): Promise<ReturnType<typeof balanceOf> | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!user) return undefined
  const entries = await db
    .select({
      credits: creditLedger.credits,
      extraGroups: creditLedger.extraGroups,
      startDate: courses.startDate,
      isFrozen: hasOpenDispute(creditLedger.enrollmentId),
    })
    .from(creditLedger)
    .leftJoin(enrollments, eq(enrollments.id, creditLedger.enrollmentId))
    .leftJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(creditLedger.userId, userId))
  return balanceOf(entries, now)
}

type EnrollmentRow = typeof enrollments.$inferSelect
const other = alias(enrollments, 'other')

/**
 * Books the credits of a plan. A learner who cancelled and enrolled again gets them only if those of the earlier
 * enrolment were taken back. The course is locked.
 */
export async function bookPlanCredits(
  db: Db,
  { enrollment, course, now }: { enrollment: EnrollmentRow; course: { priceMinor: number }; now: Date },
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
  await db.insert(creditLedger).values({ userId, enrollmentId: id, ...given, reason: 'plan', createdAt: now })
}

/** Takes back the credits of an ended enrolment, once; at most the credits that are left. The course is locked. */
export async function takeCreditsBack(
  db: Db,
  { id, userId, holdsCredits }: EnrollmentRow,
  now: Date,
): Promise<void> {
  if (userId === null || !holdsCredits) return
  const [given] = await db
    .select({ credits: creditLedger.credits, extraGroups: creditLedger.extraGroups })
    .from(creditLedger)
    .where(and(eq(creditLedger.enrollmentId, id), eq(creditLedger.reason, 'plan')))
  const balance = given && (await lockBalance(db, userId, now))?.all
  if (!given || !balance) return
  const taken = {
    credits: Math.min(given.credits, balance.credits),
    extraGroups: Math.min(given.extraGroups, balance.extraGroups),
  }
  await db
    .insert(creditLedger)
    .values({
      userId,
      enrollmentId: id,
      credits: -taken.credits,
      extraGroups: -taken.extraGroups,
      reason: 'refund',
      createdAt: now,
    })
    .onConflictDoNothing()
  if (taken.credits === given.credits && taken.extraGroups === given.extraGroups)
    await db.update(enrollments).set({ holdsCredits: false }).where(eq(enrollments.id, id))
}
