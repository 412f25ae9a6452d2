import { chooseUntil } from '@sohbet/domain/enrollment/move'
import { daysBefore } from '@sohbet/domain/moment'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { cancellationChoices, enrollmentMoves } from '../../db/tables/selling/moves.ts'
import { cancelSessions } from '../../live-sessions/cancel-sessions.ts'

/** A course that too few learners joined. */
export const cancelledStop = 'Greenwich'
const movedStop = 'Covent Garden'

const cancelledDaysAgo = 2

/** Its learners joined before the school cancelled it. */
export const beforeCancelling = (now: Date): Date => daysBefore(now, cancelledDaysAgo + 4)

/** A cancelled course: one learner has moved to another one, the others still choose. */
export async function addCancelled(db: Db, now: Date): Promise<void> {
  const [course, target] = [await findCourse(db, cancelledStop), await findCourse(db, movedStop)]
  if (!course || !target) return
  const cancelledAt = daysBefore(now, cancelledDaysAgo)
  const cancelReason = 'Üç kişi kaydoldu; konuşma grubu için en az sekiz kişi gerekiyor.'
  await db
    .update(courses)
    .set({ cancelledAt, cancelReason, updatedAt: cancelledAt })
    .where(eq(courses.id, course.id))
  await cancelSessions(db, { courseId: course.id, now: cancelledAt })
  const seats = await db
    .select()
    .from(enrollments)
    .where(eq(enrollments.courseId, course.id))
    .orderBy(asc(enrollments.createdAt))
  if (seats.length === 0) return
  await db.insert(cancellationChoices).values(
    seats.map(({ id: enrollmentId }) => ({
      courseId: course.id,
      enrollmentId,
      chooseUntil: chooseUntil(cancelledAt),
      keepMinor: 0,
    })),
  )
  const [mover] = seats
  if (mover) await addMove(db, { seat: mover, to: target, now })
}

const findCourse = async (db: Db, stop: string) =>
  (
    await db
      .select()
      .from(courses)
      .where(like(courses.name, `%${stop}%`))
  )[0]

type Move = { seat: typeof enrollments.$inferSelect; to: typeof courses.$inferSelect; now: Date }

/** Both courses cost the same. */
async function addMove(db: Db, { seat, to, now }: Move): Promise<void> {
  const answeredAt = daysBefore(now, 1)
  await db.update(enrollments).set({ courseId: to.id }).where(eq(enrollments.id, seat.id))
  await addToSeats(db, seat.courseId, -1)
  await addToSeats(db, to.id, 1)
  await db.insert(enrollmentMoves).values({
    enrollmentId: seat.id,
    fromCourseId: seat.courseId,
    toCourseId: to.id,
    fromMinor: seat.amountMinor,
    toMinor: seat.amountMinor,
    createdAt: answeredAt,
  })
  await db
    .update(cancellationChoices)
    .set({ answer: 'moved', answeredAt, movedToId: to.id })
    .where(
      and(eq(cancellationChoices.courseId, seat.courseId), eq(cancellationChoices.enrollmentId, seat.id)),
    )
}

const addToSeats = (db: Db, courseId: string, change: number) =>
  db
    .update(courses)
    .set({ currentEnrollments: sql`${courses.currentEnrollments} + ${change}` })
    .where(eq(courses.id, courseId))
