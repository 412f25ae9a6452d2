import type { CourseType, CourseTypeFields } from '@sohbet/contract/catalogue/course-types'
import { eq } from 'drizzle-orm'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import type { Context } from '../context/context.ts'
import { requireCourseType } from './course-type.reads.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export async function updateCourseType(
  { db, now }: Context,
  { id, fields: { name, description, isActive } }: { id: string; fields: CourseTypeFields },
): Promise<CourseType> {
  await db
    .update(courseTypes)
    .set({ name, description, isActive, updatedAt: now })
    .where(eq(courseTypes.id, id))
    .catch(refuseTakenName)
  return requireCourseType(db, id)
}
