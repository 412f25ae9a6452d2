import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { fromMinor } from '@sohbet/domain/course/price'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { toCourseRow } from './course-page.reads.ts'

const zoomTimes = z.array(zoomTime)

/** The course with its sessions and the number of its modules, in one statement. */
export async function requireCourse(db: Db, id: string, now: Date): Promise<Course> {
  const [row] = await db
    .select({
      ...getTableColumns(courses),
      typeName: courseTypes.name,
      primaryCoachName: users.username,
      moduleCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(modules)
        .where(eq(modules.courseTypeId, courses.typeId))})`,
      zoomTimes: sql<unknown>`(${db
        .select({
          all: sql`json_agg(json_build_object('dayOfWeek', ${courseZoomTimes.dayOfWeek}, 'hour', ${courseZoomTimes.hour},
            'minute', ${courseZoomTimes.minute}, 'duration', ${courseZoomTimes.duration}))`,
        })
        .from(courseZoomTimes)
        .where(eq(courseZoomTimes.courseId, courses.id))})`,
    })
    .from(courses)
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .innerJoin(coaches, eq(coaches.id, courses.primaryCoachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(eq(courses.id, id))
  if (!row) throw new AppError('COURSE_NOT_FOUND')
  return {
    ...toCourseRow(row, now),
    description: row.description,
    descriptionEn: row.descriptionEn,
    secondaryCoachId: row.secondaryCoachId,
    maxInstalments: row.maxInstalments,
    capacity: row.capacity,
    earlyBirdPrice: row.earlyBirdMinor === null ? null : fromMinor(row.earlyBirdMinor),
    earlyBirdUntil: row.earlyBirdUntil,
    moduleDuration: row.moduleDuration,
    moduleCount: row.moduleCount,
    prerequisites: {
      levelTestScore: row.levelTestScore,
      requiredCourseTypeId: row.requiredCourseTypeId,
    },
    zoomLink: row.zoomLink,
    revision: row.revision,
    zoomTimes: inOrder(zoomTimes.parse(row.zoomTimes ?? [])),
  }
}
