import type { CourseType, CourseTypeFields } from '@sohbet/contract/catalogue/course-types'
import { eq } from 'drizzle-orm'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import type { Context } from '../context/context.ts'
import { requireCourseType } from './course-type.reads.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export async function updateCourseType(
  { db, now }: Context,
  { id, fields }: { id: string; fields: CourseTypeFields },
): Promise<CourseType> {
  const { name, description, isActive, fromLevel, toLevel } = fields
  // Both or neither, so that they stay in order
  const levels = fromLevel === undefined || toLevel === undefined ? {} : { fromLevel, toLevel }
  await db
    .update(courseTypes)
    .set({ name, description, isActive, ...levels, updatedAt: now })
    .where(eq(courseTypes.id, id))
    .catch(refuseTakenName)
  return requireCourseType(db, id)
}
