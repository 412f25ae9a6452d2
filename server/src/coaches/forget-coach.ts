import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coachAvailability, coachDays } from '../db/tables/lessons/availability.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { coachPhrases } from '../db/tables/lessons/lesson-requests.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { countOpenCourses } from './open-courses.reads.ts'

/**
 * Keeps a coach's courses and removes the texts about the person, the hours and the phrases. Refuses a coach who still has courses to teach.
 */
export async function forgetCoach(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(coaches)
    .set({
      personalSummary: '–',
      summaryEn: '',
      origin: '',
      teaches: [],
      speaks: [],
      profilePhoto: null,
      isActive: false,
      isPublic: false,
      updatedAt: now,
    })
    .where(eq(coaches.userId, userId))
  const [coach] = await db.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId))
  if (coach) {
    await db.delete(coachAvailability).where(eq(coachAvailability.coachId, coach.id))
    await db.delete(coachDays).where(eq(coachDays.coachId, coach.id))
    await db.delete(coachAways).where(eq(coachAways.coachId, coach.id))
    await db.delete(coachPhrases).where(eq(coachPhrases.coachId, coach.id))
  }
  if ((await countOpenCourses(db, { userId, now })) > 0) throw new AppError('COACH_HAS_COURSES')
}
