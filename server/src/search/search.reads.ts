import { mostFound, searchReply, type SearchReply } from '@sohbet/contract/core/search'
import type { Role } from '@sohbet/domain/account/role'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { mayOpenModule } from '@sohbet/domain/course/access'
import { seenAfterDays } from '@sohbet/domain/course/may-see-learner'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import { likePattern } from '../db/search.ts'
import type { SignedInContext } from '../context/context.ts'
import { allTies } from '../messages/ties.reads.ts'
import { seats, seatsIn, wasOpened } from '../progress/module-access.ts'
import { foundLesson, lessonsOf } from './found-lessons.ts'
import { isVisibleTo } from '../resources/visible-resources.ts'

type Search = { userId: string; pattern: string; beginning: string; now: Date }

const contains = (folded: SQL, { pattern }: Search) => sql`${folded} like search_fold(${pattern}::text)`

/** Names that begin with the text come first. `rows` have a `name`, and its folded form as `folded`. */
const found = (rows: SQL, { beginning }: Search, limit: number | null = mostFound) => sql`(
  select json_build_object('total', coalesce(max(one.total), 0),
    'rows', coalesce(json_agg(to_json(one) order by one.place), '[]'))
  from (select found.*, count(*) over () as total, row_number() over (
      order by found.folded like search_fold(${beginning}::text) desc, found.name collate "tr-x-icu", found.id) as place
    from (${rows}) as found order by place limit ${limit}) as one)`

const courseColumns = sql`course.id, course.name, search_fold(course.name) as folded, course.start_date as "startDate",
  course.end_date as "endDate", course.cancelled_at is not null as "isCancelled"`
const moduleColumns = (table: SQL) => sql`module.id, module.name, search_fold(module.name) as folded,
  module.course_type_id as "courseTypeId", type.name as "typeName",
  (select count(*) from ${table} as one where one.course_type_id = module.course_type_id
    and one."order" <= module."order") as number`
const modulesWithType = (table: SQL) =>
  sql`${table} as module join course_types as type on type.id = module.course_type_id`
const allModules = sql`modules`
/** Only admins find drafts. */
const published = sql`published_modules`
const moduleMatches = (search: Search) => contains(sql`search_fold(module.name)`, search)

const resourceColumns = sql`resource.id, resource.title as name, search_fold(resource.title) as folded, resource.type`
const resourcesThat = (isVisible: SQL, search: Search) =>
  found(
    sql`select ${resourceColumns} from resources as resource
      where ${isVisible} and (${contains(sql`search_fold(resource.title)`, search)}
        or ${contains(sql`search_fold(resource.description)`, search)})`,
    search,
  )
const nothing = sql`json_build_object('total', 0, 'rows', '[]'::json)`

const isMyCourse = ({ userId }: Search) => sql`exists (select from coaches as me where me.user_id = ${userId}
  and me.id in (course.primary_coach_id, course.secondary_coach_id))`
/** The latest of the caller's courses in which a module is taught. */
const latestOf = (isOwn: SQL) => sql`(
  select course.id from courses as course
  where course.type_id = module.course_type_id and ${isOwn}
  order by course.cancelled_at is not null, course.start_date desc, course.id limit 1)`
const isMySeat = ({
  userId,
}: Search) => sql`exists (select from enrollments as seat where seat.course_id = course.id
  and seat.user_id = ${userId} and seat.status = 'active')`

type Kind = 'courses' | 'modules' | 'users' | 'resources' | 'lessons'

/** What a role may see, and for each kind a column of the found rows. */
const groups: Record<Role, (search: Search) => Record<Kind, SQL>> = {
  admin: (search) => ({
    courses: found(
      sql`select ${courseColumns} from courses as course where ${contains(sql`search_fold(course.name)`, search)}`,
      search,
    ),
    modules: found(
      sql`select ${moduleColumns(allModules)}, null::uuid as "courseId" from ${modulesWithType(allModules)} where ${moduleMatches(search)}`,
      search,
    ),
    users: found(
      sql`select one.id, one.username as name, search_fold(one.username) as folded, one.username, one.email,
          one.role
        from users as one
        where ${contains(sql`search_fold(one.username)`, search)} or ${contains(sql`search_fold(one.email)`, search)}`,
      search,
    ),
    resources: resourcesThat(sql`true`, search),
    lessons: lessonsOf(search),
  }),
  coach: (search) => ({
    courses: found(
      sql`select ${courseColumns} from courses as course
        where ${isMyCourse(search)} and course.is_active and ${contains(sql`search_fold(course.name)`, search)}`,
      search,
    ),
    modules: found(
      sql`select * from (
          select ${moduleColumns(published)}, ${latestOf(sql`(${isMyCourse(search)} and course.is_active)`)} as "courseId"
          from ${modulesWithType(published)} where ${moduleMatches(search)}) as taught where taught."courseId" is not null`,
      search,
    ),
    // Learners whose page the coach sees
    users: found(
      sql`select distinct one.id, one.username as name, search_fold(one.username) as folded,
          one.username, null::text as email, one.role
        from ${allTies} as tie join users as one on one.id = tie.learner_id
        where tie.coach_id = ${search.userId} and tie.status = 'active' and tie.what in ('course', 'lesson')
          and tie.end_date >= ${addDays(schoolDay(search.now), -seenAfterDays)}::date
          and ${contains(sql`search_fold(one.username)`, search)}`,
      search,
    ),
    // Coaches have no screen for resources
    resources: nothing,
    lessons: nothing,
  }),
  learner: (search) => ({
    courses: found(
      sql`select ${courseColumns} from courses as course
        where ${isMySeat(search)} and ${contains(sql`search_fold(course.name)`, search)}`,
      search,
    ),
    // All that match, with the learner's seats: `mayOpenModule` decides which of them are open
    modules: found(
      sql`select * from (
          select ${moduleColumns(published)}, ${latestOf(isMySeat(search))} as "courseId",
            ${seatsIn(sql`module.course_type_id`, search.userId)} as seats,
            ${wasOpened(sql`module.id`, search.userId)} as "wasOpened",
            (select count(*) from ${published} as one where one.course_type_id = module.course_type_id) as "moduleCount"
          from ${modulesWithType(published)} where ${moduleMatches(search)}) as taken where taken."courseId" is not null`,
      search,
      null,
    ),
    users: nothing,
    resources: resourcesThat(isVisibleTo(search.userId), search),
    lessons: nothing,
  }),
}

const { courses, modules, users, resources } = searchReply.shape
const group = <Row extends z.ZodType>(row: Row) => z.object({ total: z.number(), rows: z.array(row) })
const foundRow = z.object({
  courses: group(courses.element),
  modules: group(
    modules.element.extend({
      seats: seats.optional(),
      moduleCount: z.number().optional(),
      wasOpened: z.boolean().optional(),
    }),
  ),
  users: group(users.element),
  resources: group(resources.element),
  lessons: group(foundLesson),
})
type FoundModule = z.output<typeof foundRow>['modules']['rows'][number]

/** Staff see every module that was found; its number counts from 1. */
const isOpen = (
  { seats: own, moduleCount = 0, wasOpened: before = false, number }: FoundModule,
  now: Date,
): boolean =>
  own === undefined ||
  mayOpenModule({ seats: own, moduleCount, wasOpened: before, place: number - 1 }, now).allowed

export async function readFound({ db, actor, now }: SignedInContext, text: string): Promise<SearchReply> {
  const pattern = likePattern(text)
  const columns = groups[actor.role]({ userId: actor.userId, pattern, beginning: pattern.slice(1), now })
  const [row] = await queryRows(
    db,
    foundRow,
    sql`select ${columns.courses} as courses, ${columns.modules} as modules, ${columns.users} as users,
      ${columns.resources} as resources, ${columns.lessons} as lessons`,
  )
  if (!row) throw new Error('a statement without a table has one row')
  const open = row.modules.rows.filter((module) => isOpen(module, now))
  const shown = open.slice(0, mostFound)
  return {
    courses: row.courses.rows,
    modules: shown.map(({ id, name, number, courseTypeId, typeName, courseId }) => ({
      id,
      name,
      number,
      courseTypeId,
      typeName,
      courseId,
    })),
    users: row.users.rows,
    resources: row.resources.rows,
    lessons: row.lessons.rows,
    more: {
      courses: row.courses.total - row.courses.rows.length,
      // Of a learner's modules all rows were read
      modules: row.modules.total - row.modules.rows.length + open.length - shown.length,
      users: row.users.total - row.users.rows.length,
      resources: row.resources.total - row.resources.rows.length,
      lessons: row.lessons.total - row.lessons.rows.length,
    },
  }
}
