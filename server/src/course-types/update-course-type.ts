import type { CourseType, CourseTypeFields } from '@sohbet/contract/catalogue/course-types'
import { eq } from 'drizzle-orm'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import type { Context } from '../context/context.ts'
import { requireCourseType } from './course-type.reads.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export const updateCourseType = (
  ctx: Context,
  { id, fields: { revision: seen, ...fields } }: { id: string; fields: CourseTypeFields },
): Promise<CourseType> =>
  ctx.db.transaction(async (db) => {
    const where = eq(courseTypes.id, id)
    await refuseOutdated(db, courseTypes, { where, seen })
    const { name, description, isActive, fromLevel, toLevel } = fields
    // Both or neither, so that they stay in order
    const levels = fromLevel === undefined || toLevel === undefined ? {} : { fromLevel, toLevel }
    await db
      .update(courseTypes)
      .set({ name, description, isActive, ...levels, updatedAt: ctx.now })
      .where(where)
      .catch(refuseTakenName)
    return requireCourseType(db, id)
  })
