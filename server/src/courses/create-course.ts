import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import type { Course } from '@sohbet/contract/catalogue/courses'
import type { Context } from '../context/context.ts'
import { refuseOverLessons } from '../live-sessions/clashes/refuse-over-lessons.ts'
import { requireCourse } from './course.reads.ts'
import { refuseBadPrice } from './refuse-bad-change.ts'
import { insertCourse, refuseBadChoices, toColumns } from './course.repository.ts'

export const createCourse = (ctx: Context, fields: CourseFields): Promise<Course> =>
  ctx.db.transaction(async (db) => {
    const columns = toColumns(fields, ctx.cachedSchool.current())
    refuseBadPrice(columns)
    await refuseBadChoices(db, columns)
    const id = await insertCourse(db, { columns, zoomTimes: fields.zoomTimes, now: ctx.now })
    await refuseOverLessons(ctx, db, { courseId: id, coachId: columns.primaryCoachId })
    return requireCourse(db, id, ctx.now)
  })
