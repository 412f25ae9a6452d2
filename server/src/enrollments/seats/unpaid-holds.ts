import { mayHold, mayHoldAgain } from '@sohbet/domain/enrollment/holds'
import type { Verdict } from '@sohbet/domain/verdict'
import { and, eq, gt, inArray, isNull, type Column } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'

type Wanted = { courseId: string; userId: string; now: Date }

/** Seats that a learner holds unpaid at this moment, in any course. */
export const isOpenHold = (userId: string | Column, now: Date) =>
  and(eq(enrollments.userId, userId), eq(enrollments.status, 'pending'), gt(enrollments.heldUntil, now))

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
