import type { CourseRow, listCourses } from '@sohbet/contract/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus, courseStatuses, type CourseStatus } from '@sohbet/domain/course/status'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, not, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { containsFolded, foldedContains } from '../db/search.ts'
import { coaches } from '../db/tables/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { courseTypes } from '../db/tables/course-types.ts'
import { courses } from '../db/tables/courses.ts'
import { users } from '../db/tables/users.ts'

type TableQuery = Parsed<typeof listCourses>['query'] & { now: Date }

/** `courseStatus` of the domain, as ranges that the indexes on the days serve; a test holds them together. */
const hasStatus: Record<CourseStatus, (day: Day) => SQL | undefined> = {
  upcoming: (day) => gt(courses.startDate, day),
  ongoing: (day) => and(lte(courses.startDate, day), gte(courses.endDate, day)),
  completed: (day) => lt(courses.endDate, day),
}

const sortColumns = {
  name: turkish(courses.name),
  startDate: courses.startDate,
  endDate: courses.endDate,
  currentEnrollments: courses.currentEnrollments,
  isActive: courses.isActive,
}

/** The statuses in their order, where rows are found by a search and have to be sorted anyway. */
const statusOrder = (day: Day) =>
  sql`case when ${courses.startDate} > ${day} then 0 when ${courses.endDate} >= ${day} then 1 else 2 end`

/** There are few types and coaches: who is meant is found first, then their courses by index. */
const searches = {
  name: (_: Db, text: string) => foldedContains(courses.nameFolded, text),
  typeName: (db: Db, text: string) =>
    inArray(
      courses.typeId,
      db.select({ id: courseTypes.id }).from(courseTypes).where(containsFolded(courseTypes.name, text)),
    ),
  primaryCoachName: (db: Db, text: string) =>
    inArray(
      courses.primaryCoachId,
      db
        .select({ id: coaches.id })
        .from(coaches)
        .innerJoin(users, eq(users.id, coaches.userId))
        .where(containsFolded(users.username, text)),
    ),
}

const filtersOf = ({ typeId, coachId, status, isActive, now }: TableQuery) =>
  and(
    typeId ? eq(courses.typeId, typeId) : undefined,
    coachId ? eq(courses.primaryCoachId, coachId) : undefined,
    status && hasStatus[status](schoolDay(now)),
    isActive === undefined ? undefined : eq(courses.isActive, isActive),
  )

/** By what a page is sorted; the rows themselves are read for the page alone. */
const keysOf = (db: Db, { where, sortKey }: { where: SQL | undefined; sortKey: SQL | PgColumn }) =>
  db
    .select({ id: courses.id, sortKey: sql`${sortKey}`.as('sort_key') })
    .from(courses)
    .where(where)

function sortKeyOf({ sortBy, isActive, now }: TableQuery) {
  // Where all rows are alike in it, it sorts nothing
  if (!sortBy || (sortBy.field === 'isActive' && isActive !== undefined)) return courses.id
  return sortBy.field === 'status' ? statusOrder(schoolDay(now)) : sortColumns[sortBy.field]
}

const directionOf = ({ sortBy }: TableQuery) => (sortBy?.direction === 'asc' ? asc : desc)

/** The page of all courses that the filters leave, each order by its index. */
function pageOfAll(db: Db, query: TableQuery) {
  const { pageIndex, pageSize, sortBy, now } = query
  const where = filtersOf(query)
  const offset = pageIndex * pageSize
  const direction = directionOf(query)
  const count = db
    .select({ count: sql`count(*)::int` })
    .from(courses)
    .where(where)
  if (sortBy?.field === 'status') {
    // A status follows from the day, so no index has it in order: each of the three has, and they follow one another
    const [first, second, third] = courseStatuses.map((status, place) =>
      keysOf(db, {
        where: and(where, hasStatus[status](schoolDay(now))),
        sortKey: sql.raw(String(place)),
      })
        .orderBy(direction(courses.id))
        .limit(offset + pageSize),
    )
    if (!first || !second || !third) throw new Error('there are three statuses')
    const page = unionAll(first, second, third)
      .orderBy(direction(sql`sort_key`), direction(sql`id`))
      .limit(pageSize)
      .offset(offset)
      .as('page')
    return { ctes: [], page, count }
  }
  const sortKey = sortKeyOf(query)
  const page = keysOf(db, { where, sortKey })
    .orderBy(direction(sortKey), direction(courses.id))
    .limit(pageSize)
    .offset(offset)
    .as('page')
  return { ctes: [], page, count }
}

/**
 * The page of what a search finds, in whichever column: each way by its own index, so no `or` keeps it from them, and
 * without those found before, so nothing is to be compared. What is found is counted and sorted, but looked for once.
 */
function pageOfFound(db: Db, query: TableQuery) {
  const { pageIndex, pageSize, searchText, searchColumn } = query
  const by = (column: keyof typeof searches) => searches[column](db, searchText)
  const keys = (...found: SQL[]) =>
    keysOf(db, { where: and(filtersOf(query), ...found), sortKey: sortKeyOf(query) })
  const found = db
    .$with('found')
    .as(
      searchColumn
        ? keys(by(searchColumn))
        : unionAll(
            keys(by('name')),
            keys(by('typeName'), not(by('name'))),
            keys(by('primaryCoachName'), not(by('name')), not(by('typeName'))),
          ),
    )
  const direction = directionOf(query)
  const page = db
    .select({ id: found.id, sortKey: found.sortKey })
    .from(found)
    .orderBy(direction(found.sortKey), direction(found.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .as('page')
  return { ctes: [found], page, count: db.select({ count: sql`count(*)::int` }).from(found) }
}

export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const { ctes, page, count } = query.searchText === '' ? pageOfAll(db, query) : pageOfFound(db, query)
  const direction = directionOf(query)
  const rows = await db
    .with(...ctes)
    .select({
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
      primaryCoachName: users.username,
      totalCount: sql<number>`(${count})`,
    })
    .from(page)
    .innerJoin(courses, eq(courses.id, page.id))
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .innerJoin(coaches, eq(coaches.id, courses.primaryCoachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .orderBy(direction(page.sortKey), direction(page.id))
  // A page past the end has no row that could tell the count
  const isPastEnd = rows.length === 0 && query.pageIndex > 0
  const totalCount = isPastEnd
    ? (await readCoursesPage(db, { ...query, pageIndex: 0 })).totalCount
    : (rows[0]?.totalCount ?? 0)
  return { data: rows.map((row) => toCourseRow(row, query.now)), totalCount }
}

type Row = Omit<CourseRow, 'price' | 'status'> & { priceMinor: number }

export const toCourseRow = (row: Row, now: Date): CourseRow => ({
  id: row.id,
  name: row.name,
  typeId: row.typeId,
  typeName: row.typeName,
  startDate: row.startDate,
  endDate: row.endDate,
  status: courseStatus(row, now),
  primaryCoachId: row.primaryCoachId,
  primaryCoachName: row.primaryCoachName,
  price: fromMinor(row.priceMinor),
  currency: row.currency,
  maxEnrollments: row.maxEnrollments,
  currentEnrollments: row.currentEnrollments,
  isActive: row.isActive,
  isClosedToEnrolments: row.isClosedToEnrolments,
})
