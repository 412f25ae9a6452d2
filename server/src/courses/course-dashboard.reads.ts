import type { getCourseDashboard } from '@sohbet/contract/catalogue/course-dashboard'
import type { Reply } from '@sohbet/contract/endpoint'
import { schoolDay } from '@sohbet/domain/calendar'
import { courseStatus, daysLeft, progressPercentage } from '@sohbet/domain/course/status'
import { and, asc, count, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { modules } from '../db/tables/catalogue/modules.ts'

/**
 * Two statements: the counts of the tiles, and the courses that are not over. Deleted ones count nowhere, cancelled ones only in
 * the tile. */
export async function readCourseDashboard(db: Db, now: Date): Promise<Reply<typeof getCourseDashboard>> {
  const [[summary], rows] = await Promise.all([readSummary(db), readCourses(db, now)])
  if (!summary) throw new Error('a count has no row')
  const having = (status: 'ongoing' | 'upcoming') =>
    rows.filter((course) => courseStatus(course, now) === status)
  return {
    summary,
    ongoingCourses: {
      courses: having('ongoing').map(({ id, name, startDate, endDate }) => ({
        id,
        name,
        startDate,
        endDate,
        progressPercentage: progressPercentage({ startDate, endDate }, now),
      })),
    },
    upcomingCourses: {
      courses: having('upcoming').map(({ id, name, startDate, endDate, enrolled, seats }) => ({
        id,
        name,
        startDate,
        daysLeft: daysLeft({ startDate, endDate }, now),
        enrolled,
        enrollmentPercentage: Math.round((enrolled / seats) * 100),
      })),
    },
  }
}

const readSummary = (db: Db) =>
  db
    .select({
      courseTypesCount: sql<number>`(${db.select({ all: sql`count(*)::int` }).from(courseTypes)})`,
      modulesCount: sql<number>`(${db.select({ all: sql`count(*)::int` }).from(modules)})`,
      coachesCount: sql<number>`(${db.select({ all: sql`count(*)::int` }).from(coaches)})`,
      coursesCount: count(),
    })
    .from(courses)
    .where(eq(courses.isActive, true))

const readCourses = (db: Db, now: Date) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      startDate: courses.startDate,
      endDate: courses.endDate,
      enrolled: courses.currentEnrollments,
      seats: courses.maxEnrollments,
    })
    .from(courses)
    .where(and(eq(courses.isActive, true), isNull(courses.cancelledAt), gte(courses.endDate, schoolDay(now))))
    .orderBy(asc(courses.startDate), asc(courses.id))
