import type { Credits } from '@sohbet/contract/selling/credits'
import { balanceOf, isOpen } from '@sohbet/domain/credits/credits'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { hasOpenDispute } from './open-dispute.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

export async function readCredits(db: Db, userId: string, now: Date): Promise<Credits> {
  const rows = await db
    .select({
      id: creditLedger.id,
      credits: creditLedger.credits,
      extraGroups: creditLedger.extraGroups,
      reason: creditLedger.reason,
      courseName: courses.name,
      startDate: courses.startDate,
      isFrozen: hasOpenDispute(creditLedger.enrollmentId),
      note: creditLedger.note,
      createdAt: creditLedger.createdAt,
    })
    .from(creditLedger)
    .leftJoin(enrollments, eq(enrollments.id, creditLedger.enrollmentId))
    .leftJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(creditLedger.userId, userId))
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))
  const { all, usable, frozen } = balanceOf(rows, now)
  return {
    balance: all.credits,
    extraGroups: all.extraGroups,
    usable,
    frozen,
    entries: rows.map(({ startDate, createdAt, ...row }) => ({
      ...row,
      usableFrom: isOpen({ startDate }, now) ? null : startDate,
      createdAt: createdAt.toISOString(),
    })),
  }
}

export async function readCreditsOf(db: Db, userId: string, now: Date): Promise<Credits> {
  if ((await db.$count(users, eq(users.id, userId))) === 0) throw new AppError('USER_NOT_FOUND')
  return readCredits(db, userId, now)
}
