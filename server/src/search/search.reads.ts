import { mostFound, searchReply, type SearchReply } from '@sohbet/contract/core/search'
import { schoolDay } from '@sohbet/domain/calendar'
import type { Role } from '@sohbet/domain/account/role'
import { sql, type SQL } from 'drizzle-orm'
import { preparedSql } from '../db/prepared.ts'
import { likePattern } from '../db/search.ts'
import type { SignedInContext } from '../context/context.ts'
import { isOpenModule } from '../progress/standing.ts'

const userId = sql.placeholder('userId')
const contains = (folded: SQL) => sql`${folded} like search_fold(${sql.placeholder('pattern')}::text)`
const begins = (folded: SQL) => sql`${folded} like search_fold(${sql.placeholder('beginning')}::text)`

/** Names that begin so come first. `rows` has a `name`, and its folded form as `folded`. */
const found = (rows: SQL) => sql`(
  select coalesce(json_agg(to_json(one) order by one.place), '[]')
  from (select found.*, row_number() over (
      order by ${begins(sql`found.folded`)} desc, found.name collate "tr-x-icu", found.id) as place
    from (${rows}) as found order by place limit ${sql.raw(String(mostFound))}) as one)`

const courseRow = sql`course.id, course.name, search_fold(course.name) as folded, course.start_date as "startDate",
  course.end_date as "endDate"`
const moduleRow = sql`module.id, module.name, search_fold(module.name) as folded,
  module.course_type_id as "courseTypeId", type.name as "typeName",
  (select count(*) from modules as one where one.course_type_id = module.course_type_id
    and one."order" <= module."order") as number`
const modulesWithType = sql`modules as module join course_types as type on type.id = module.course_type_id`
const moduleMatches = contains(sql`search_fold(module.name)`)

const isMyCourse = sql`exists (select from coaches as me where me.user_id = ${userId}
  and me.id in (course.primary_coach_id, course.secondary_coach_id))`
/** The latest of the caller's courses in which a module is taught. */
const latestOf = (whose: SQL) => sql`(
  select course.id from courses as course
  where course.type_id = module.course_type_id and ${whose} order by course.start_date desc, course.id limit 1)`
const isMySeat = sql`exists (select from enrollments as seat where seat.course_id = course.id
  and seat.user_id = ${userId} and seat.status = 'active')`

type Groups = { courses: SQL; modules: SQL; users: SQL }

const groups: Record<Role, Groups> = {
  admin: {
    courses: sql`select ${courseRow} from courses as course where ${contains(sql`search_fold(course.name)`)}`,
    modules: sql`select ${moduleRow}, null::uuid as "courseId" from ${modulesWithType} where ${moduleMatches}`,
    users: sql`select one.id, one.username as name, search_fold(one.username) as folded, one.username, one.email,
        one.role, null::uuid as "courseId"
      from users as one
      where ${contains(sql`search_fold(one.username)`)} or ${contains(sql`search_fold(one.email)`)}`,
  },
  coach: {
    courses: sql`select ${courseRow} from courses as course
      where ${isMyCourse} and course.is_active and ${contains(sql`search_fold(course.name)`)}`,
    modules: sql`select * from (
        select ${moduleRow}, ${latestOf(sql`(${isMyCourse} and course.is_active)`)} as "courseId"
        from ${modulesWithType} where ${moduleMatches}) as taught where taught."courseId" is not null`,
    users: sql`select distinct on (one.id) one.id, one.username as name, search_fold(one.username) as folded,
        one.username, null::text as email, one.role, course.id as "courseId"
      from courses as course join enrollments as seat on seat.course_id = course.id and seat.status = 'active'
      join users as one on one.id = seat.user_id
      where ${isMyCourse} and course.is_active and ${contains(sql`search_fold(one.username)`)}
      order by one.id, course.start_date desc`,
  },
  learner: {
    courses: sql`select ${courseRow} from courses as course
      where ${isMySeat} and ${contains(sql`search_fold(course.name)`)}`,
    modules: sql`select ${moduleRow}, ${latestOf(isMySeat)} as "courseId"
      from ${modulesWithType} where ${moduleMatches} and ${isOpenModule}`,
    users: sql`select null::uuid as id, ''::text as name, ''::text as folded where false`,
  },
}

const statementOf = (role: Role) =>
  preparedSql(`search_of_${role}`, {
    statement: sql`select ${found(groups[role].courses)} as courses, ${found(groups[role].modules)} as modules,
      ${found(groups[role].users)} as users`,
    row: searchReply,
  })

const statements: Record<Role, ReturnType<typeof statementOf>> = {
  admin: statementOf('admin'),
  coach: statementOf('coach'),
  learner: statementOf('learner'),
}

/** One statement; what a role may see is in it. */
export async function readFound({ db, actor, now }: SignedInContext, text: string): Promise<SearchReply> {
  const pattern = likePattern(text)
  const values = { userId: actor.userId, today: schoolDay(now), pattern, beginning: pattern.slice(1) }
  const [row] = await statements[actor.role](db, values)
  if (!row) throw new Error('a statement without a table has one row')
  return row
}
