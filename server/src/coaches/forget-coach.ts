import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { readOpenCourses } from './open-courses.reads.ts'

/**
 * Keeps a coach's courses and removes the texts about the person. Refuses a coach who still has courses to teach.
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
  const open = await readOpenCourses(db, { userId, now })
  if (open.length > 0) throw new AppError('COACH_HAS_COURSES')
}
