import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { lockCoach } from '../coaches/lock-coach.ts'

const isOwnSeat = (lessonId: string, userId: string) =>
  and(eq(lessonSeats.lessonId, lessonId), eq(lessonSeats.userId, userId), eq(lessonSeats.status, 'booked'))

/** Locks the coach, then the account, and reads a lesson with the learner's booked seat under the locks. */
export async function lockOwnLesson(db: Db, { id, userId }: { id: string; userId: string }) {
  const [known] = await db
    .select({ coachId: lessons.coachId })
    .from(lessons)
    .innerJoin(lessonSeats, and(eq(lessonSeats.lessonId, lessons.id), eq(lessonSeats.userId, userId)))
    .where(eq(lessons.id, id))
  if (!known) throw new AppError('LESSON_NOT_FOUND')
  await lockCoach(db, known.coachId)
  await lockAccount(db, userId)
  const [row] = await db
    .select({ lesson: lessons, seat: lessonSeats })
    .from(lessons)
    .innerJoin(lessonSeats, isOwnSeat(id, userId))
    .where(eq(lessons.id, id))
  if (!row || row.lesson.cancelledAt) throw new AppError('LESSON_CANCELLED')
  if (row.lesson.coachId !== known.coachId) throw new AppError('STATE_CHANGED')
  return row
}
