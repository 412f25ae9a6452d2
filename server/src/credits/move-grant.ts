import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { takeCreditsBack } from './ledger.ts'

type EnrollmentRow = typeof enrollments.$inferSelect

/**
 * Before an enrolment moves to another course: its credits go with it. A learner who already has the credits of that
 * course, from an earlier seat, gives the unused ones back. Both courses are locked.
 */
export async function moveGrant(
  db: Db,
  { enrollment, courseId, now }: { enrollment: EnrollmentRow; courseId: string; now: Date },
): Promise<void> {
  const { id, userId, holdsCredits } = enrollment
  if (!holdsCredits || userId === null) return
  const standing = await db.$count(
    enrollments,
    and(
      eq(enrollments.courseId, courseId),
      eq(enrollments.userId, userId),
      eq(enrollments.holdsCredits, true),
      ne(enrollments.id, id),
    ),
  )
  if (standing === 0) return
  await takeCreditsBack(db, enrollment, now)
  await db.update(enrollments).set({ holdsCredits: false }).where(eq(enrollments.id, id))
}

/** Whether an enrolment ever got the credits of its plan, even if they were taken back. */
export const hadGrant = async (db: Db, enrollmentId: string): Promise<boolean> =>
  (await db.$count(creditLots, eq(creditLots.enrollmentId, enrollmentId))) > 0
