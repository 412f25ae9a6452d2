import { and, eq } from 'drizzle-orm'
import { returnCredit } from '../../credits/return-credit.ts'
import type { Db } from '../../db/connect.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'

type GivenUp = {
  lesson: Pick<typeof lessons.$inferSelect, 'id' | 'kind'>
  seat: Pick<typeof lessonSeats.$inferSelect, 'id' | 'userId' | 'lotId'>
  isInTime: boolean
  now: Date
}

/**
 * A learner leaves a lesson: in time the credit comes back, later it is gone. The last one frees the coach. The coach
 * and the account are locked. Returns whether the credit came back.
 */
export async function giveUpSeat(db: Db, { lesson, seat, isInTime, now }: GivenUp): Promise<boolean> {
  const { userId, lotId } = seat
  await db
    .update(lessonSeats)
    .set({ status: isInTime ? 'cancelled' : 'late', cancelledAt: now })
    .where(eq(lessonSeats.id, seat.id))
  const isCreditBack =
    isInTime &&
    userId !== null &&
    lotId !== null &&
    (await returnCredit(db, { userId, lotId, isBySchool: false, now }))
  const booked = and(eq(lessonSeats.lessonId, lesson.id), eq(lessonSeats.status, 'booked'))
  if (lesson.kind !== 'group' && (await db.$count(lessonSeats, booked)) === 0)
    await db
      .update(lessons)
      .set({ cancelledAt: now, cancelledBy: 'learner' })
      .where(eq(lessons.id, lesson.id))
  return isCreditBack
}
