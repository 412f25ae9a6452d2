import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { AppError } from '../errors/app-error.ts'
import { lockLesson } from './lock-lesson.ts'

/** Locks a lesson, and reads it with the learner's booked seat and all booked seats. */
export async function lockOwnLesson(db: Db, { id, userId }: { id: string; userId: string }) {
  const isOwn = and(eq(lessonSeats.lessonId, id), eq(lessonSeats.userId, userId))
  if ((await db.$count(lessonSeats, isOwn)) === 0) throw new AppError('LESSON_NOT_FOUND')
  const { lesson, seats } = await lockLesson(db, id)
  const seat = seats.find((one) => one.userId === userId)
  if (!seat || lesson.cancelledAt) throw new AppError('LESSON_CANCELLED')
  return { lesson, seat, seats }
}
