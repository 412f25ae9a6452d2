import type { CourseRow, listCourses } from '@sohbet/contract/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus, courseStatuses, type CourseStatus } from '@sohbet/domain/course/status'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
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

const someCourses = (db: Db) => db.select({ id: courses.id }).from(courses).$dynamic()

/** There are few types and coaches: who is meant is found first, then their courses by index. */
const searches = {
  name: (db: Db, text: string) => someCourses(db).where(foldedContains(courses.nameFolded, text)),
  typeName: (db: Db, text: string) =>
    someCourses(db)
      .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
      .where(containsFolded(courseTypes.name, text)),
  primaryCoachName: (db: Db, text: string) =>
    someCourses(db)
      .innerJoin(coaches, eq(coaches.id, courses.primaryCoachId))
      .innerJoin(users, eq(users.id, coaches.userId))
      .where(containsFolded(users.username, text)),
}

/** The courses that a search finds, in whichever column; each way by its own index, so no `or` keeps it from them. */
const found = (db: Db, text: string, column: keyof typeof searches | undefined) =>
  column
    ? searches[column](db, text)
    : unionAll(searches.name(db, text), searches.typeName(db, text), searches.primaryCoachName(db, text))

function matches(db: Db, query: TableQuery): SQL | undefined {
  const { typeId, coachId, status, isActive, searchText, searchColumn, now } = query
  return and(
    typeId ? eq(courses.typeId, typeId) : undefined,
    coachId ? eq(courses.primaryCoachId, coachId) : undefined,
    status && hasStatus[status](schoolDay(now)),
    isActive === undefined ? undefined : eq(courses.isActive, isActive),
    searchText === '' ? undefined : inArray(courses.id, found(db, searchText, searchColumn)),
  )
}

const rowsOf = (db: Db, { where, sortKey }: { where: SQL | undefined; sortKey: SQL | PgColumn }) =>
  db
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
      sortKey: sql`${sortKey}`.as('sort_key'),
    })
    .from(courses)
    .where(where)

/** The rows of the page, from the table itself; only they are worth their names. */
function pageOf(db: Db, query: TableQuery, where: SQL | undefined) {
  const { pageIndex, pageSize, sortBy, isActive, searchText, now } = query
  const offset = pageIndex * pageSize
  const direction = sortBy?.direction === 'asc' ? asc : desc
  if (sortBy?.field === 'status' && searchText === '') {
    // A status follows from the day, so no index has it in order: each of the three has, and they follow one another
    const [first, second, third] = courseStatuses.map((status, place) =>
      rowsOf(db, {
        where: and(where, hasStatus[status](schoolDay(now))),
        sortKey: sql.raw(String(place)),
      })
        .orderBy(direction(courses.id))
        .limit(offset + pageSize),
    )
    if (!first || !second || !third) throw new Error('there are three statuses')
    return unionAll(first, second, third)
      .orderBy(direction(sql`sort_key`), direction(sql`id`))
      .limit(pageSize)
      .offset(offset)
      .as('page')
  }
  // Where all rows are alike in it, it sorts nothing
  const isConstant = sortBy?.field === 'isActive' && isActive !== undefined
  const sortKey =
    !sortBy || isConstant
      ? courses.id
      : sortBy.field === 'status'
        ? statusOrder(schoolDay(now))
        : sortColumns[sortBy.field]
  return rowsOf(db, { where, sortKey })
    .orderBy(direction(sortKey), direction(courses.id))
    .limit(pageSize)
    .offset(offset)
    .as('page')
}

export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const where = matches(db, query)
  const page = pageOf(db, query, where)
  const direction = query.sortBy?.direction === 'asc' ? asc : desc
  const rows = await db
    .select({
      id: page.id,
      name: page.name,
      typeId: page.typeId,
      startDate: page.startDate,
      endDate: page.endDate,
      primaryCoachId: page.primaryCoachId,
      priceMinor: page.priceMinor,
      currency: page.currency,
      maxEnrollments: page.maxEnrollments,
      currentEnrollments: page.currentEnrollments,
      isActive: page.isActive,
      isClosedToEnrolments: page.isClosedToEnrolments,
      typeName: courseTypes.name,
      primaryCoachName: users.username,
      totalCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(courses)
        .where(where)})`,
    })
    .from(page)
    .innerJoin(courseTypes, eq(courseTypes.id, page.typeId))
    .innerJoin(coaches, eq(coaches.id, page.primaryCoachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .orderBy(direction(page.sortKey), direction(page.id))
  // A page past the end has no row that could tell the count
  const totalCount = rows[0]?.totalCount ?? (query.pageIndex === 0 ? 0 : await db.$count(courses, where))
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
