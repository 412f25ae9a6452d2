import type { CourseRow, listCourses } from '@sohbet/contract/catalogue/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus, type CourseStatus } from '@sohbet/domain/course/status'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { users } from '../db/tables/people/users.ts'

type TableQuery = Parsed<typeof listCourses>['query'] & { now: Date }
type Row = Omit<CourseRow, 'price' | 'status' | 'isCancelled'> & {
  priceMinor: number
  cancelledAt: Date | null
}

const columns = {
  id: courses.id,
  name: courses.name,
  typeId: courses.typeId,
  typeName: courseTypes.name,
  startDate: courses.startDate,
  endDate: courses.endDate,
  primaryCoachId: courses.primaryCoachId,
  primaryCoachName: users.username,
  priceMinor: courses.priceMinor,
  currency: courses.currency,
  maxEnrollments: courses.maxEnrollments,
  currentEnrollments: courses.currentEnrollments,
  isActive: courses.isActive,
  isClosedToEnrolments: courses.isClosedToEnrolments,
  cancelledAt: courses.cancelledAt,
}

/** `courseStatus` of the domain as SQL; a test compares the two. */
const hasStatus: Record<CourseStatus, (today: Day) => SQL | undefined> = {
  upcoming: (today) => gt(courses.startDate, today),
  ongoing: (today) => and(lte(courses.startDate, today), gte(courses.endDate, today)),
  completed: (today) => lt(courses.endDate, today),
}

const sortKeys = {
  name: () => turkish(courses.name),
  startDate: () => courses.startDate,
  endDate: () => courses.endDate,
  currentEnrollments: () => courses.currentEnrollments,
  isActive: () => courses.isActive,
  status: (today: Day) => sql`case when ${courses.startDate} > ${today} then 0
    when ${courses.endDate} >= ${today} then 1 else 2 end`,
}

const builder = new QueryBuilder()
const searches = {
  name: (text: string) => containsFolded(courses.name, text),
  typeName: (text: string) =>
    inArray(
      courses.typeId,
      builder.select({ id: courseTypes.id }).from(courseTypes).where(containsFolded(courseTypes.name, text)),
    ),
  primaryCoachName: (text: string) =>
    inArray(
      courses.primaryCoachId,
      builder
        .select({ id: coaches.id })
        .from(coaches)
        .innerJoin(users, eq(users.id, coaches.userId))
        .where(containsFolded(users.username, text)),
    ),
}

function matches({ typeId, coachId, isActive, status, searchText, searchColumn, now }: TableQuery) {
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(
    typeId ? eq(courses.typeId, typeId) : undefined,
    coachId ? eq(courses.primaryCoachId, coachId) : undefined,
    isActive === undefined ? undefined : eq(courses.isActive, isActive),
    status && and(hasStatus[status](schoolDay(now)), isNull(courses.cancelledAt)),
    searchText === '' ? undefined : or(...wanted.map((search) => search(searchText))),
  )
}

function orderOf({ sortBy, now }: TableQuery): SQL[] {
  if (!sortBy) return [desc(courses.id)]
  const direction = sortBy.direction === 'asc' ? asc : desc
  return [direction(sortKeys[sortBy.field](schoolDay(now))), direction(courses.id)]
}

export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const where = matches(query)
  const rows = await db
    .select(columns)
    .from(courses)
    .innerJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .innerJoin(coaches, eq(coaches.id, courses.primaryCoachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset(query.pageIndex * query.pageSize)
  return {
    data: rows.map((row) => toCourseRow(row, query.now)),
    totalCount: await db.$count(courses, where),
  }
}

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
  isCancelled: row.cancelledAt !== null,
})
