import type { CourseRow, listCourses } from '@sohbet/contract/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus, type CourseStatus } from '@sohbet/domain/course/status'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
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
  name: () => turkish(courses.name),
  startDate: () => courses.startDate,
  endDate: () => courses.endDate,
  currentEnrollments: () => courses.currentEnrollments,
  status: (day: Day) =>
    sql`case when ${courses.startDate} > ${day} then 0 when ${courses.endDate} >= ${day} then 1 else 2 end`,
  isActive: () => courses.isActive,
}

/** There are few types and coaches: who is meant is found first, then their courses by index. */
const searches = {
  name: (_db: Db, text: string) => containsFolded(courses.name, text),
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

function matches(db: Db, query: TableQuery): SQL | undefined {
  const { typeId, coachId, status, isActive, searchText, searchColumn, now } = query
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(
    typeId ? eq(courses.typeId, typeId) : undefined,
    coachId ? or(eq(courses.primaryCoachId, coachId), eq(courses.secondaryCoachId, coachId)) : undefined,
    status && hasStatus[status](schoolDay(now)),
    isActive === undefined ? undefined : eq(courses.isActive, isActive),
    searchText === '' ? undefined : or(...wanted.map((search) => search(db, searchText))),
  )
}

/** The rows of the page first, from the table itself; only they are worth their names. */
function pageOf(db: Db, query: TableQuery) {
  const { pageIndex, pageSize, sortBy, now } = query
  const sortKey = sortBy ? sortColumns[sortBy.field](schoolDay(now)) : courses.id
  const direction = sortBy?.direction === 'asc' ? asc : desc
  const where = matches(db, query)
  const totalCount = db
    .select({ count: sql`count(*)::int` })
    .from(courses)
    .where(where)
  const page = db
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
      totalCount: sql<number>`(${totalCount})`.as('total_count'),
    })
    .from(courses)
    .where(where)
    .orderBy(direction(sortKey), direction(courses.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .as('page')
  return { page, order: [direction(page.sortKey), direction(page.id)] }
}

export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const { page, order } = pageOf(db, query)
  const { sortKey: _only, ...columns } = page._.selectedFields
  const rows = await db
    .select({ ...columns, typeName: courseTypes.name, primaryCoachName: users.username })
    .from(page)
    .innerJoin(courseTypes, eq(courseTypes.id, page.typeId))
    .innerJoin(coaches, eq(coaches.id, page.primaryCoachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .orderBy(...order)
  // A page past the end has no row that could tell the count
  const totalCount =
    rows[0]?.totalCount ?? (query.pageIndex === 0 ? 0 : await db.$count(courses, matches(db, query)))
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
