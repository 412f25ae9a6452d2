import type { findCoachConflicts as contract } from '@sohbet/contract/catalogue/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { clashes } from '@sohbet/domain/course/clashes'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { users } from '../db/tables/people/users.ts'

type Wanted = { coachIds: readonly string[]; startDate: string; endDate: string }

/** The weekly times of all courses of these coaches in these days, by the names of coach and course. */
export const readWeeklyTimes = (db: Db, { coachIds, startDate, endDate }: Wanted) =>
  db
    .select({
      coachId: coaches.id,
      coachName: users.username,
      courseId: courses.id,
      courseName: courses.name,
      dates: { startDate: courses.startDate, endDate: courses.endDate },
      dayOfWeek: courseZoomTimes.dayOfWeek,
      hour: courseZoomTimes.hour,
      minute: courseZoomTimes.minute,
      duration: courseZoomTimes.duration,
    })
    .from(coaches)
    .innerJoin(courses, or(eq(courses.primaryCoachId, coaches.id), eq(courses.secondaryCoachId, coaches.id)))
    .innerJoin(courseZoomTimes, eq(courseZoomTimes.courseId, courses.id))
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(
      and(
        inArray(coaches.id, [...coachIds]),
        eq(courses.isActive, true),
        isNull(courses.cancelledAt),
        lte(courses.startDate, endDate),
        gte(courses.endDate, startDate),
      ),
    )
    .orderBy(asc(turkish(users.username)), asc(turkish(courses.name)), asc(courses.id))

/** The domain decides which sessions of the coaches' courses clash. */
export async function findCoachConflicts(
  db: Db,
  { courseId, coachIds, startDate, endDate, zoomTimes }: Parsed<typeof contract>['body'],
): Promise<Reply<typeof contract>> {
  const rows = await readWeeklyTimes(db, { coachIds, startDate, endDate })
  const ours = { dates: { startDate, endDate }, times: zoomTimes }
  const clashing = rows
    .filter((row) => row.courseId !== courseId)
    .filter((row) => clashes(ours, { dates: row.dates, times: [row] }).length > 0)
  return inOrder(clashing).map((row) => ({
    coachName: row.coachName,
    courseId: row.courseId,
    courseName: row.courseName,
    dayOfWeek: row.dayOfWeek,
    hour: row.hour,
    minute: row.minute,
    duration: row.duration,
  }))
}
