import type { CourseRow, listCourses } from '@sohbet/contract/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import type { Db } from '../db/connect.ts'
import { pipelined } from '../db/pipeline.ts'
import { prepared, preparedShapes } from '../db/prepared.ts'
import { likePattern } from '../db/search.ts'
import { coursesPage, filterNames, type PageShape, type PageValues } from './course-page.statement.ts'

type TableQuery = Parsed<typeof listCourses>['query'] & { now: Date }

const pageOfShape = preparedShapes('courses_page', coursesPage)

/** A revision, and how many there were at it. */
type Known = { revision: number; count: number }
const mostCounts = 500
const countsOf = prepared(() => new Map<string, Known>())

/** So many are met soon by whoever reads all courses in the page's order. */
const many = 1000

/** Only what changes how many there are: whoever turns the page or sorts it finds as many. */
const countKey = ({ typeId, coachId, isActive, status, searchText, searchColumn, now }: TableQuery) =>
  JSON.stringify([typeId, coachId, isActive, status, searchText, searchColumn, status && schoolDay(now)])

/** To count takes longer than to read a page, so a count is kept until something happened that could change it. */
export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const counts = countsOf(db)
  const key = countKey(query)
  const known = counts.get(key)
  if (known) {
    // Not counted, it is a short read
    const rows = await readRows(pipelined(db), query, known)
    if (rows[0]?.revision === known.revision) return toPage(rows, known.count, query.now)
  }
  const rows = await readRows(db, query)
  // A page past the end has no row that could tell the count
  if (rows.length === 0 && query.pageIndex > 0)
    return { ...(await readCoursesPage(db, { ...query, pageIndex: 0 })), data: [] }
  const { revision = null, totalCount = 0 } = rows[0] ?? {}
  if (counts.size >= mostCounts) counts.clear()
  if (revision !== null) counts.set(key, { revision, count: totalCount })
  return toPage(rows, totalCount, query.now)
}

const readRows = (db: Db, query: TableQuery, known?: Known) =>
  pageOfShape(db, shapeOf(query, known)).execute(valuesOf(query))

const toPage = (rows: readonly Row[], totalCount: number, now: Date) => ({
  data: rows.map((row) => toCourseRow(row, now)),
  totalCount,
})

function shapeOf(query: TableQuery, known?: Known): PageShape {
  const { sortBy, status, searchText, searchColumn, pageSize, pageIndex, isActive } = query
  // Where all rows are alike in it, it sorts nothing
  const sortsNothing = sortBy?.field === 'isActive' && isActive !== undefined
  const search = searchText === '' ? undefined : (searchColumn ?? 'all')
  return {
    sortField: !sortBy || sortsNothing ? 'id' : sortBy.field,
    direction: sortBy?.direction === 'asc' ? 'asc' : 'desc',
    filters: filterNames.filter((name) => query[name] !== undefined),
    status,
    search,
    pageSize,
    isFirst: pageIndex === 0,
    findsMany: search !== undefined && known !== undefined && known.count >= many,
    isCounted: known === undefined,
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
