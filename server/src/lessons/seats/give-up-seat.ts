import { eq } from 'drizzle-orm'
import { returnCredit } from '../../credits/return-credit.ts'
import type { Db } from '../../db/connect.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { withdrawInvitation } from '../duo/invitations.ts'
import { isBookedIn } from '../lock-lesson.ts'
import { withdrawRequests } from '../requests/open-requests.ts'
import { passDuoOn } from '../duo/leave-duo.ts'

type GivenUp = {
  lesson: typeof lessons.$inferSelect
  seat: typeof lessonSeats.$inferSelect
  isInTime: boolean
  /** The learner's account is being erased. */
  isErased?: boolean
  now: Date
}

/**
 * A learner leaves a lesson: in time the credit comes back, later it is gone. The last one frees the coach; the other
 * learner of a duo becomes its booker. The coach and the account are locked.
 */
export async function giveUpSeat(
  db: Db,
  { lesson, seat, isInTime, isErased = false, now }: GivenUp,
): Promise<{ isCreditBack: boolean; isLast: boolean }> {
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
  const isLast = lesson.kind !== 'group' && (await db.$count(lessonSeats, isBookedIn(lesson.id))) === 0
  if (isLast) {
    await db
      .update(lessons)
      .set({ cancelledAt: now, cancelledBy: 'learner' })
      .where(eq(lessons.id, lesson.id))
    await withdrawInvitation(db, lesson.id, now)
    await withdrawRequests(db, lesson.id, now)
  } else await passDuoOn(db, { lesson, seat, isInTime, isErased, now })
  return { isCreditBack, isLast }
}
