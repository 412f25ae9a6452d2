import type { Day } from '@sohbet/domain/calendar'
import { courseStatuses, type CourseStatus } from '@sohbet/domain/course/status'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, not, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { containsFolded, foldedContains } from '../db/search.ts'
import { coaches } from '../db/tables/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { courseList } from '../db/tables/course-list.ts'
import { courseTypes } from '../db/tables/course-types.ts'
import { courses } from '../db/tables/courses.ts'
import { users } from '../db/tables/users.ts'

/** What decides the text of the statement; everything else is a value in it. */
export type PageShape = {
  sortField: 'id' | 'status' | keyof typeof sortColumns
  direction: keyof typeof directions
  filters: readonly (keyof typeof filters)[]
  status: CourseStatus | undefined
  /** In every column at once, in one, or no search. */
  search: 'all' | keyof typeof searches | undefined
  /** Not a value: a planner that does not know that the page is short sorts all courses for it. */
  pageSize: number
  isFirst: boolean
  isCounted: boolean
}

export type PageValues = {
  typeId: string | undefined
  coachId: string | undefined
  isActive: boolean | undefined
  /** Of the text that is searched. */
  pattern: string
  offset: number
  /** The place where the page ends. */
  reach: number
  day: Day
}

const value = (name: keyof PageValues | 'ids') => sql.placeholder(name)
const day = value('day')
const pattern = value('pattern')

/** `courseStatus` of the domain, as ranges that the indexes on the days serve; a test holds them together. */
const hasStatus: Record<CourseStatus, SQL | undefined> = {
  upcoming: gt(courses.startDate, day),
  ongoing: and(lte(courses.startDate, day), gte(courses.endDate, day)),
  completed: lt(courses.endDate, day),
}

const directions = { asc, desc }
const sortColumns = {
  name: turkish(courses.name),
  startDate: courses.startDate,
  endDate: courses.endDate,
  currentEnrollments: courses.currentEnrollments,
  isActive: courses.isActive,
}

/** The statuses in their order, where rows are found by a search and have to be sorted anyway. */
const statusOrder = sql`case when ${courses.startDate} > ${day}::date then 0
  when ${courses.endDate} >= ${day}::date then 1 else 2 end`

/** Looked up by the coach: a join would have the planner read all people in order to meet the few who teach. */
const coachName = (db: Db, userId: PgColumn) =>
  sql<string | null>`(${db.select({ name: users.username }).from(users).where(eq(users.id, userId))})`

/** There are few types and coaches: who is meant is found first, then their courses by index. */
const searches = {
  name: () => foldedContains(courses.nameFolded, pattern),
  typeName: (db: Db) =>
    inArray(
      courses.typeId,
      db.select({ id: courseTypes.id }).from(courseTypes).where(containsFolded(courseTypes.name, pattern)),
    ),
  primaryCoachName: (db: Db) =>
    inArray(
      courses.primaryCoachId,
      db
        .select({ id: coaches.id })
        .from(coaches)
        .where(containsFolded(coachName(db, coaches.userId), pattern)),
    ),
}

const filters = {
  typeId: eq(courses.typeId, value('typeId')),
  coachId: eq(courses.primaryCoachId, value('coachId')),
  isActive: eq(courses.isActive, value('isActive')),
}
export const filterNames = ['typeId', 'coachId', 'isActive'] as const satisfies (keyof typeof filters)[]

const filtersOf = (shape: PageShape) =>
  and(shape.status && hasStatus[shape.status], ...shape.filters.map((name) => filters[name]))

/** By what a page is sorted; the rows themselves are read for the page alone. */
const keysOf = (db: Db, { where, sortKey }: { where: SQL | undefined; sortKey: SQL | PgColumn }) =>
  db
    .select({ id: courses.id, sortKey: sql`${sortKey}`.as('sort_key') })
    .from(courses)
    .where(where)

function sortKeyOf({ sortField }: PageShape) {
  if (sortField === 'id') return courses.id
  return sortField === 'status' ? statusOrder : sortColumns[sortField]
}

const offsetOf = ({ isFirst }: PageShape) => (isFirst ? 0 : value('offset'))

/** The page of all courses that the filters leave, each order by its index. */
function pageOfAll(db: Db, shape: PageShape) {
  const where = filtersOf(shape)
  const direction = directions[shape.direction]
  const count = db
    .select({ count: sql`count(*)::int` })
    .from(courses)
    .where(where)
  if (shape.sortField === 'status') return { ctes: [], page: pageByStatus(db, shape), count }
  const sortKey = sortKeyOf(shape)
  const page = keysOf(db, { where, sortKey })
    .orderBy(direction(sortKey), direction(courses.id))
    .limit(shape.pageSize)
    .offset(offsetOf(shape))
    .as('page')
  return { ctes: [], page, count }
}

/** A status follows from the day, so no index has it in order: each of the three has, and they follow one another. */
function pageByStatus(db: Db, shape: PageShape) {
  const direction = directions[shape.direction]
  const [first, second, third] = courseStatuses.map((status, place) =>
    keysOf(db, {
      where: and(filtersOf(shape), hasStatus[status]),
      sortKey: sql.raw(String(place)),
    })
      .orderBy(direction(courses.id))
      .limit(shape.isFirst ? shape.pageSize : value('reach')),
  )
  if (!first || !second || !third) throw new Error('there are three statuses')
  return unionAll(first, second, third)
    .orderBy(direction(sql`sort_key`), direction(sql`id`))
    .limit(shape.pageSize)
    .offset(offsetOf(shape))
    .as('page')
}

/** A limit that limits nothing, for what it forbids: to read all courses in the page's order until enough are found. */
const anyNumber = 2 ** 31 - 1

/**
 * The page of what a search finds, in whichever column: each way by its own index, so no `or` keeps it from them, and
 * without those found before, so nothing is to be compared. What is found is counted and sorted, but looked for once.
 */
function pageOfFound(db: Db, shape: PageShape, search: NonNullable<PageShape['search']>) {
  const by = (column: keyof typeof searches) => searches[column](db)
  const keys = (...found: SQL[]) =>
    keysOf(db, { where: and(filtersOf(shape), ...found), sortKey: sortKeyOf(shape) })
  const everyWay =
    search === 'all'
      ? unionAll(
          keys(by('name')),
          keys(by('typeName'), not(by('name'))),
          keys(by('primaryCoachName'), not(by('name')), not(by('typeName'))),
        )
      : keys(by(search))
  const found = db.$with('found').as(everyWay.limit(anyNumber))
  const direction = directions[shape.direction]
  const page = db
    .select({ id: found.id, sortKey: found.sortKey })
    .from(found)
    .orderBy(direction(found.sortKey), direction(found.id))
    .limit(shape.pageSize)
    .offset(offsetOf(shape))
    .as('page')
  return { ctes: [found], page, count: db.select({ count: sql`count(*)::int` }).from(found) }
}

const rowColumns = (db: Db) => ({
  id: courses.id,
  name: courses.name,
  typeId: courses.typeId,
  startDate: courses.startDate,
  endDate: courses.endDate,
  primaryCoachId: courses.primaryCoachId,
  priceMinor: courses.priceMinor,
  currency: courses.currency,
  maxEnrollments: courses.maxEnrollments,
  currentEnrollments: courses.currentEnrollments,
  isActive: courses.isActive,
  isClosedToEnrolments: courses.isClosedToEnrolments,
  typeName: courseTypes.name,
  primaryCoachName: coachName(db, coaches.userId),
  revision: sql<number | null>`(${db.select({ revision: courseList.revision }).from(courseList)})`,
})

/** A page with the number of all that it is a part of where that is not known yet, in one statement. */
export function coursesPage(db: Db, shape: PageShape) {
  const { ctes, page, count } = shape.search ? pageOfFound(db, shape, shape.search) : pageOfAll(db, shape)
  const direction = directions[shape.direction]
  return db
    .with(...ctes)
    .select({ ...rowColumns(db), totalCount: shape.isCounted ? sql<number>`(${count})` : sql<number>`-1` })
    .from(page)
    .innerJoin(courses, eq(courses.id, page.id))
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .innerJoin(coaches, eq(coaches.id, courses.primaryCoachId))
    .orderBy(direction(page.sortKey), direction(page.id))
}

/** The rows of a page that is known, as they are now. */
export const coursesById = (db: Db) =>
  db
    .select(rowColumns(db))
    .from(sql`unnest(${value('ids')}::uuid[]) with ordinality as page (id, place)`)
    .innerJoin(courses, eq(courses.id, sql`page.id`))
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .innerJoin(coaches, eq(coaches.id, courses.primaryCoachId))
    .orderBy(sql`page.place`)
