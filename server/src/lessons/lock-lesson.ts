import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockCoach } from '../coaches/lock-coach.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

/** Locks the coach of a lesson, then the accounts of its learners, and reads the lesson under the locks. */
export async function lockLesson(db: Db, id: string) {
  const [known] = await db.select({ coachId: lessons.coachId }).from(lessons).where(eq(lessons.id, id))
  if (!known) throw new AppError('LESSON_NOT_FOUND')
  await lockCoach(db, known.coachId)
  const isBooked = and(eq(lessonSeats.lessonId, id), eq(lessonSeats.status, 'booked'))
  const members = db
    .select({ id: lessonSeats.userId })
    .from(lessonSeats)
    .where(and(isBooked, isNotNull(lessonSeats.userId)))
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, members))
    .orderBy(asc(users.id))
    .for('no key update')
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, id))
  if (lesson?.coachId !== known.coachId) throw new AppError('STATE_CHANGED')
  const seats = await db.select().from(lessonSeats).where(isBooked)
  return { lesson, seats }
}
