import { currentModule } from '@sohbet/domain/course/current-module'
import { schoolDay } from '@sohbet/domain/calendar'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'

/**
 * Before the modules of a type change: stores which modules are open in its running courses. After the end of a course
 * all modules are open, whatever their order.
 */
export const storeOpenModulesOfType = (
  db: Db,
  { courseTypeId, now }: { courseTypeId: string; now: Date },
): Promise<void> =>
  storeOpenModules(db, and(eq(courses.typeId, courseTypeId), gte(courses.endDate, schoolDay(now))), now)

/** Before the dates of a course change: stores which modules are open in it. */
export const storeOpenModulesOfCourse = (
  db: Db,
  { courseId, now }: { courseId: string; now: Date },
): Promise<void> => storeOpenModules(db, eq(courses.id, courseId), now)

async function storeOpenModules(db: Db, where: SQL | undefined, now: Date): Promise<void> {
  const begun = await db
    .select({
      id: courses.id,
      startDate: courses.startDate,
      endDate: courses.endDate,
      moduleCount: db.$count(modules, eq(modules.courseTypeId, courses.typeId)),
    })
    .from(courses)
    .where(and(where, lte(courses.startDate, schoolDay(now))))
  const places = begun.map((course) => currentModule(course, course.moduleCount, now) ?? -1)
  await db.execute(sql`
    insert into enrollment_modules (enrollment_id, module_id, opened_at)
    select seat.id, module.id, ${now}
    from unnest(${sql.param(begun.map(({ id }) => id))}::uuid[], ${sql.param(places)}::int[]) as reached (course_id, place)
    join courses as course on course.id = reached.course_id
    join enrollments as seat on seat.course_id = course.id and seat.status = 'active'
    join (
      select id, course_type_id, row_number() over (partition by course_type_id order by "order") - 1 as place
      from published_modules) as module on module.course_type_id = course.type_id and module.place <= reached.place
    on conflict do nothing`)
}
