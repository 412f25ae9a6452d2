import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { turkish } from '../db/tables/columns.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { AppError } from '../errors/app-error.ts'

const readTypes = (db: Db, where?: SQL): Promise<CourseType[]> =>
  db
    .select({
      id: courseTypes.id,
      name: courseTypes.name,
      description: courseTypes.description,
      isActive: courseTypes.isActive,
      fromLevel: courseTypes.fromLevel,
      toLevel: courseTypes.toLevel,
      revision: courseTypes.revision,
      moduleCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(modules)
        .where(eq(modules.courseTypeId, courseTypes.id))})`,
      courseCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(courses)
        .where(eq(courses.typeId, courseTypes.id))})`,
    })
    .from(courseTypes)
    .where(where)
    .orderBy(asc(turkish(courseTypes.name)))

export const readCourseTypes = (db: Db): Promise<CourseType[]> => readTypes(db)

export async function requireCourseType(db: Db, id: string): Promise<CourseType> {
  const [type] = await readTypes(db, eq(courseTypes.id, id))
  if (!type) throw new AppError('COURSE_TYPE_NOT_FOUND')
  return type
}
