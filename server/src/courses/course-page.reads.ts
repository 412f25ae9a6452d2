import type { CourseRow, listCourses } from '@sohbet/contract/catalogue/courses'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { schoolDay } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import type { Db } from '../db/connect.ts'
import { pipelined } from '../db/pipeline.ts'
import { prepared, preparedShapes } from '../db/prepared.ts'
import { likePattern } from '../db/search.ts'
import {
  coursesById,
  coursesPage,
  filterNames,
  type PageShape,
  type PageValues,
} from './course-page.statement.ts'

type TableQuery = Parsed<typeof listCourses>['query'] & { now: Date }

const pageOfShape = preparedShapes('courses_page', coursesPage)

/** How many there were at a revision, and which of them stood on the page. */
type Known = { revision: number; count: number; ids: string[] }
const mostKnown = 500
const knownOf = prepared(() => new Map<string, Known>())
const rowsById = prepared((db) => coursesById(db).prepare('courses_by_id'))

const keyOf = ({ now, ...query }: TableQuery): string => JSON.stringify([query, schoolDay(now)])

/** Seats are taken all the time, and no revision tells of it. */
const isPageKept = ({ sortBy }: TableQuery) => sortBy?.field !== 'currentEnrollments'

/**
 * To count, to search and to sort takes longer than to read ten rows, and most of the time the list is as it was. What
 * is known of it holds until something happened that could change it: it has another revision then, and whatever is
 * read says which.
 */
export async function readCoursesPage(db: Db, query: TableQuery): Promise<Reply<typeof listCourses>> {
  const allKnown = knownOf(db)
  const key = keyOf(query)
  const known = allKnown.get(key)
  if (known) {
    // Nothing to count or to find, so it is a short read
    const line = pipelined(db)
    const rows = await (isPageKept(query)
      ? rowsById(line).execute({ ids: known.ids })
      : readRows(line, query, { isCounted: false }))
    if (rows[0]?.revision === known.revision) return toPage(rows, known.count, query.now)
  }
  const rows = await readRows(db, query, { isCounted: true })
  // A page past the end has no row that could tell the count
  if (rows.length === 0 && query.pageIndex > 0)
    return { ...(await readCoursesPage(db, { ...query, pageIndex: 0 })), data: [] }
  const { revision = null, totalCount = 0 } = rows[0] ?? {}
  if (allKnown.size >= mostKnown) allKnown.clear()
  if (revision !== null) allKnown.set(key, { revision, count: totalCount, ids: rows.map(({ id }) => id) })
  return toPage(rows, totalCount, query.now)
}

const readRows = (db: Db, query: TableQuery, { isCounted }: { isCounted: boolean }) =>
  pageOfShape(db, { ...shapeOf(query), isCounted }).execute(valuesOf(query))

const toPage = (rows: readonly Row[], totalCount: number, now: Date) => ({
  data: rows.map((row) => toCourseRow(row, now)),
  totalCount,
})

function shapeOf(query: TableQuery): Omit<PageShape, 'isCounted'> {
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
