import type { CourseType, CourseTypeFields } from '@sohbet/contract/catalogue/course-types'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import type { Context } from '../context/context.ts'
import { requireCourseType } from './course-type.reads.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export async function createCourseType(
  { db, now }: Context,
  { name, description, isActive, fromLevel, toLevel }: CourseTypeFields,
): Promise<CourseType> {
  const [type] = await db
    .insert(courseTypes)
    .values({ name, description, isActive, fromLevel, toLevel, createdAt: now, updatedAt: now })
    .returning({ id: courseTypes.id })
    .catch(refuseTakenName)
  if (!type) throw new Error('an inserted course type was not returned')
  return requireCourseType(db, type.id)
}
