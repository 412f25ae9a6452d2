import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockCoach } from '../coaches/lock-coach.ts'
import { lessons, lessonSeats } from '../db/tables/lessons/lessons.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

/** The booked seats of a lesson. Given-up ones stay as they were. */
export const isBookedIn = (lessonId: string) =>
  and(eq(lessonSeats.lessonId, lessonId), eq(lessonSeats.status, 'booked'))

/**
 * Locks the coach of a lesson, then the accounts of its learners in one order, and reads the lesson under the locks. A
 * learner who wants to join is locked among them.
 */
export async function lockLesson(db: Db, id: string, { joiningId }: { joiningId?: string } = {}) {
  const [known] = await db.select({ coachId: lessons.coachId }).from(lessons).where(eq(lessons.id, id))
  if (!known) throw new AppError('LESSON_NOT_FOUND')
  await lockCoach(db, known.coachId)
  const isBooked = isBookedIn(id)
  const members = db
    .select({ id: lessonSeats.userId })
    .from(lessonSeats)
    .where(and(isBooked, isNotNull(lessonSeats.userId)))
  await db
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.id, members), joiningId ? eq(users.id, joiningId) : undefined))
    .orderBy(asc(users.id))
    .for('no key update')
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, id))
  if (lesson?.coachId !== known.coachId) throw new AppError('STATE_CHANGED')
  const seats = await db.select().from(lessonSeats).where(isBooked)
  return { lesson, seats }
}

/** Locks the learners of several lessons in one order, before each lesson locks its own. */
export async function lockLearners(db: Db, lessonIds: readonly string[]): Promise<void> {
  const learners = db
    .select({ id: lessonSeats.userId })
    .from(lessonSeats)
    .where(and(inArray(lessonSeats.lessonId, [...lessonIds]), eq(lessonSeats.status, 'booked')))
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, learners))
    .orderBy(asc(users.id))
    .for('no key update')
}
