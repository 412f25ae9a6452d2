import { maxOpenHolds, mayHold, mayHoldAgain } from '@sohbet/domain/enrollment/holds'
import type { Verdict } from '@sohbet/domain/verdict'
import { and, eq, gt, inArray, isNull, sql, type Column } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'

type Wanted = { courseId: string; userId: string; now: Date }

/** Seats that a learner holds unpaid at this moment, in any course. */
const isOpenHold = (userId: string | Column, now: Date) =>
  and(eq(enrollments.userId, userId), eq(enrollments.status, 'pending'), gt(enrollments.heldUntil, now))

/** Whether the learner may hold another unpaid seat. */
export const mayHoldMore = (db: Db, userId: Column, now: Date) => {
  const count = db
    .select({ count: sql`count(*)` })
    .from(enrollments)
    .where(isOpenHold(userId, now))
  return sql`(${count}) < ${maxOpenHolds}`
}

/**
 * Locks the accounts and counts their holds again, because another course may have offered a seat meanwhile. An
 * account that another transaction has locked is left out, because its holder may wait for us.
 */
export async function lockThoseWhoMayHold(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const locked = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .for('no key update', { skipLocked: true })
  const ids = locked.map(({ id }) => id)
  const free = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), mayHoldMore(db, users.id, now)))
  return new Set(free.map(({ id }) => id))
}

/** When the learner's unpaid holds of a course ended, those of the waiting list included. */
async function readUnpaid(db: Db, { courseId, userId }: Wanted): Promise<Date[]> {
  const rows = await db
    .select({ end: enrollments.cancelledAt })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, courseId),
        eq(enrollments.userId, userId),
        eq(enrollments.status, 'cancelled'),
        isNull(enrollments.activatedAt),
        inArray(enrollments.cancelReason, ['expired', 'declined', 'learner']),
      ),
    )
  return rows.flatMap(({ end }) => end ?? [])
}

function refuse(verdict: Verdict<'TOO_MANY_HOLDS' | 'HELD_TOO_OFTEN'>): void {
  if (!verdict.allowed) throw new AppError(verdict.because)
}

/** Refuses another unpaid seat. The course is locked; the account is locked because holds count over all courses. */
export async function refuseHoarding(db: Db, wanted: Wanted): Promise<void> {
  if (!(await lockAccount(db, wanted.userId))) throw new AppError('NOT_SIGNED_IN')
  const open = await db.$count(enrollments, isOpenHold(wanted.userId, wanted.now))
  refuse(mayHold({ open, unpaid: await readUnpaid(db, wanted) }, wanted.now))
}

/** Refuses a place in the waiting list, which leads to a held seat. */
export async function refuseHeldTooOften(db: Db, wanted: Wanted): Promise<void> {
  refuse(mayHoldAgain(await readUnpaid(db, wanted), wanted.now))
}
