import { schoolDay } from '@sohbet/domain/calendar'
import { and, eq, gte, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Keeps a coach's courses and removes the texts about the person. Refuses a coach who still has courses to teach.
 */
export async function forgetCoach(db: Db, userId: string, now: Date): Promise<void> {
  const [coach] = await db
    .update(coaches)
    .set({ personalSummary: '–', profilePhoto: null, isActive: false, isPublic: false, updatedAt: now })
    .where(eq(coaches.userId, userId))
    .returning({ id: coaches.id })
  if (!coach) return
  const given = or(eq(courses.primaryCoachId, coach.id), eq(courses.secondaryCoachId, coach.id))
  const open = await db.$count(
    courses,
    and(given, eq(courses.isActive, true), gte(courses.endDate, schoolDay(now))),
  )
  if (open > 0) throw new AppError('COACH_HAS_COURSES')
}
