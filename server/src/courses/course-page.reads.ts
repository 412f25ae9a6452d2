import type { CourseRow, listCourses } from '@sohbet/contract/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import type { Db } from '../db/connect.ts'
import { preparedShapes } from '../db/prepared.ts'
import { likePattern } from '../db/search.ts'
import { coursesPage, filterNames, type PageShape, type PageValues } from './course-page.statement.ts'

type TableQuery = Parsed<typeof listCourses>['query'] & { now: Date }

const pageOfShape = preparedShapes('courses_page', coursesPage)

export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const rows = await pageOfShape(db, shapeOf(query)).execute(valuesOf(query))
  // A page past the end has no row that could tell the count
  const isPastEnd = rows.length === 0 && query.pageIndex > 0
  const totalCount = isPastEnd
    ? (await readCoursesPage(db, { ...query, pageIndex: 0 })).totalCount
    : (rows[0]?.totalCount ?? 0)
  return { data: rows.map((row) => toCourseRow(row, query.now)), totalCount }
}

function shapeOf(query: TableQuery): PageShape {
  const { sortBy, status, searchText, searchColumn, pageSize, pageIndex, isActive } = query
  // Where all rows are alike in it, it sorts nothing
  const sortsNothing = sortBy?.field === 'isActive' && isActive !== undefined
  return {
    sortField: !sortBy || sortsNothing ? 'id' : sortBy.field,
    direction: sortBy?.direction === 'asc' ? 'asc' : 'desc',
    filters: filterNames.filter((name) => query[name] !== undefined),
    status,
    search: searchText === '' ? undefined : (searchColumn ?? 'all'),
    pageSize,
    isFirst: pageIndex === 0,
  }
}

const valuesOf = (query: TableQuery): PageValues => ({
  typeId: query.typeId,
  coachId: query.coachId,
  isActive: query.isActive,
  pattern: likePattern(query.searchText),
  offset: query.pageIndex * query.pageSize,
  reach: (query.pageIndex + 1) * query.pageSize,
  day: schoolDay(query.now),
})

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
