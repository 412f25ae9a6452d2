import type { Reply } from '@sohbet/contract/endpoint'
import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import type {
  CourseCoach,
  CourseOffer,
  ModuleTitle,
  listEnrollableCourses,
} from '@sohbet/contract/selling/enrollments'
import { schoolDay } from '@sohbet/domain/calendar'
import { asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { zoomTimesOf } from '../db/zoom-times-of.ts'
import type { SignedInContext } from '../context/context.ts'
import { readPlans } from '../site/plans.reads.ts'
import { readAvailableCourses } from './available.reads.ts'
import { readEligibility } from './eligibility.reads.ts'
import { whereSeat } from './offered.ts'
import { prerequisitesOf } from './prerequisites.reads.ts'

type Taught = { typeId: string; primaryCoachId: string; secondaryCoachId: string | null }

/** The titles of a course's modules, and its coaches with what learners may see of them. */
async function readTeaching(
  db: Db,
  { typeId, primaryCoachId, secondaryCoachId }: Taught,
): Promise<{ modules: ModuleTitle[]; coaches: CourseCoach[] }> {
  const given = [primaryCoachId, secondaryCoachId].filter((one) => one !== null)
  const [listed, people] = await Promise.all([
    db
      .select({
        // Numbered by counting, because the stored order may have gaps
        order: sql<number>`row_number() over (order by ${modules.order})::int`,
        name: modules.name,
      })
      .from(modules)
      .where(eq(modules.courseTypeId, typeId))
      .orderBy(asc(modules.order)),
    db
      .select({
        userId: users.id,
        name: users.username,
        photo: coaches.profilePhoto,
        summary: coaches.personalSummary,
        summaryEn: coaches.summaryEn,
      })
      .from(coaches)
      // An erased coach has no account
      .innerJoin(users, eq(users.id, coaches.userId))
      .where(inArray(coaches.id, given))
      .orderBy(asc(ne(coaches.id, primaryCoachId))),
  ])
  return { modules: listed, coaches: people }
}

const ownCourseRow = z.object({
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  zoom_times: z.array(zoomTime),
})

/** The learner's courses that go on. */
async function readOwnCourses({ db, actor, now }: SignedInContext): Promise<CourseOffer['ownCourses']> {
  const rows = await queryRows(
    db,
    ownCourseRow,
    sql`
      select course.name, course.start_date::text, course.end_date::text,
        ${zoomTimesOf(sql`course.id`)} as zoom_times
      from enrollments as seat join courses as course on course.id = seat.course_id
      where seat.user_id = ${actor.userId}::uuid and ${whereSeat('seat', now)}
        and course.end_date >= ${schoolDay(now)}::date and course.cancelled_at is null
      order by course.start_date, course.id`,
  )
  return rows.map((row) => ({
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    zoomTimes: row.zoom_times,
  }))
}

/** One course on offer with what the enrolment wizard shows of it; empty when the caller cannot join it. */
export async function readOfferedCourse(
  ctx: SignedInContext,
  courseId: string,
): Promise<Reply<typeof listEnrollableCourses>> {
  const { db, actor, now } = ctx
  const [found] = await readAvailableCourses(ctx, courseId)
  if (!found) return []
  const [eligibility, ownCourses, plans] = await Promise.all([
    readEligibility(db, { courseId, userId: actor.userId, now }),
    readOwnCourses(ctx),
    readPlans(db),
  ])
  const teaching = await readTeaching(db, eligibility.course)
  const prerequisites = prerequisitesOf(eligibility, now)
  return [{ ...found, offer: { ...teaching, ownCourses, plans, prerequisites } }]
}
