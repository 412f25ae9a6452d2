import { schoolDay } from '@sohbet/domain/calendar'
import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'

/** Courses that run or will run. */
export const isOpenCourse = (now: Date) =>
  and(eq(courses.isActive, true), isNull(courses.cancelledAt), gte(courses.endDate, schoolDay(now)))

/** How many open courses an account coaches. */
export async function countOpenCourses(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const rows = await db
    .selectDistinct({ id: courses.id })
    .from(courses)
    .innerJoin(coaches, or(eq(coaches.id, courses.primaryCoachId), eq(coaches.id, courses.secondaryCoachId)))
    .where(and(eq(coaches.userId, userId), isOpenCourse(now)))
  return rows.length
}
