import { slugOf } from '@sohbet/domain/slug'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'

/** The active course with this key, for the page of a course that can no longer be joined. */
export async function findClosedCourse(
  db: Db,
  key: string,
): Promise<{ slug: string; name: string } | undefined> {
  const [course] = await db
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(and(eq(sql`right(${courses.id}::text, 8)`, key), eq(courses.isActive, true)))
    .orderBy(courses.id)
    .limit(1)
  return course && { slug: slugOf(course), name: course.name }
}
