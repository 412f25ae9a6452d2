import { courseNameLength } from '@sohbet/contract/catalogue/course-parts'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { copyName, nextRun, plainName } from '@sohbet/domain/course/copy'
import { mayCost } from '@sohbet/domain/course/price'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { refuseOverLessons } from '../live-sessions/clashes/refuse-over-lessons.ts'
import { requireCourse } from './course.reads.ts'
import { insertCourse, lockCourse, refuseBadChoices, type CourseRecord } from './course.repository.ts'

/**
 * Locks the course, so that two copies at once get different names. The copy is closed to enrolments until an
 * admin has checked it.
 */
export const copyCourse = (ctx: Context, { id }: { id: string }): Promise<Course> =>
  ctx.db.transaction(async (db) => {
    const course = await lockCourse(db, id)
    const { columns, zoomTimes } = await readTemplate(db, course)
    const name = copyName(course.name, {
      taken: await namesLike(db, course.name),
      maxLength: courseNameLength.max,
    })
    const copyId = await insertCourse(db, {
      columns: { ...columns, name, ...nextRun(course, ctx.now) },
      zoomTimes,
      now: ctx.now,
      isClosedToEnrolments: true,
    })
    await refuseOverLessons(ctx, db, { courseId: copyId, coachId: columns.primaryCoachId })
    return requireCourse(db, copyId, ctx.now)
  })

/**
 * What another course takes over from a locked one. It is a new course, so an inactive type or coach and a price
 * outside the limits are refused.
 */
export async function readTemplate(db: Db, course: CourseRecord) {
  if (!mayCost(course).allowed) throw new AppError('PRICE_OUTSIDE_LIMITS')
  await refuseBadChoices(db, course)
  const zoomTimes = await db.select().from(courseZoomTimes).where(eq(courseZoomTimes.courseId, course.id))
  const columns = {
    description: course.description,
    descriptionEn: course.descriptionEn,
    typeId: course.typeId,
    primaryCoachId: course.primaryCoachId,
    secondaryCoachId: course.secondaryCoachId,
    priceMinor: course.priceMinor,
    currency: course.currency,
    maxEnrollments: course.maxEnrollments,
    capacity: course.capacity,
    maxInstalments: course.maxInstalments,
    moduleDuration: course.moduleDuration,
    levelTestScore: course.levelTestScore,
    requiredCourseTypeId: course.requiredCourseTypeId,
    zoomLink: course.zoomLink,
  }
  return { columns, zoomTimes }
}

async function namesLike(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .select({ name: courses.name })
    .from(courses)
    .where(sql`starts_with(${courses.name}, ${plainName(name)})`)
  return rows.map((row) => row.name)
}
