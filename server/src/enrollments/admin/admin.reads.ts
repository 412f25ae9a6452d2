import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin, listEnrollments } from '@sohbet/contract/selling/enrollments-admin'
import { addDays, schoolMoment, type Day } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { writtenReference } from '@sohbet/domain/enrollment/transfer'
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { containsFolded } from '../../db/search.ts'
import { turkish } from '../../db/tables/columns.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { toEnrollment } from '../enrollment.reads.ts'
import { hasDispute, hasOpenDispute } from '../../credits/open-dispute.ts'
import { joinedSums } from './sums.ts'
import { whereMoney } from './money-filters.ts'
import { readTotals } from './totals.reads.ts'

type Query = Parsed<typeof listEnrollments>['query']
type Filters = Omit<Query, 'pageIndex' | 'pageSize' | 'sortBy'>
type At = { today: Day }

const columns = {
  enrollment: enrollments,
  courseName: courses.name,
  user: { id: users.id, username: users.username, email: users.email },
  sums: joinedSums,
  isDisputed: hasOpenDispute(enrollments.id),
  order: {
    dueOn: orders.dueOn,
    reminds: orders.reminds,
    remindedAt: orders.remindedAt,
    reference: orders.reference,
  },
}
type Row = {
  enrollment: typeof enrollments.$inferSelect
  courseName: string
  user: EnrollmentForAdmin['user']
  sums: { [Sum in keyof typeof joinedSums]: number }
  isDisputed: boolean
  order: { dueOn: Day | null; reminds: boolean; remindedAt: Date | null; reference: string | null }
}

const toEnrollmentForAdmin = (row: Row): EnrollmentForAdmin => ({
  ...toEnrollment(row.enrollment),
  courseName: row.courseName,
  user: row.user,
  note: row.enrollment.note,
  paid: fromMinor(row.sums.paidMinor),
  refunded: fromMinor(row.sums.refundedMinor),
  disputed: fromMinor(row.sums.disputedMinor),
  isDisputed: row.isDisputed,
  balance: fromMinor(row.sums.owedMinor),
  toReturn: fromMinor(row.sums.toReturnMinor),
  dueOn: row.order.dueOn,
  reminds: row.order.reminds,
  remindedAt: row.order.remindedAt?.toISOString() ?? null,
  reference: row.order.reference,
  holdsCredits: row.enrollment.holdsCredits,
})

const select = (db: Db) =>
  db
    .select(columns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(orders, eq(orders.enrollmentId, enrollments.id))
    .leftJoin(users, eq(users.id, enrollments.userId))

const query = new QueryBuilder()
const ofUsers = (where: SQL) =>
  inArray(enrollments.userId, query.select({ id: users.id }).from(users).where(where))

// As lists of ids, so that each search can use its index
const searches = {
  username: (text: string) => ofUsers(containsFolded(users.username, text)),
  email: (text: string) => ofUsers(containsFolded(users.email, text)),
  courseName: (text: string) =>
    inArray(
      enrollments.courseId,
      query.select({ id: courses.id }).from(courses).where(containsFolded(courses.name, text)),
    ),
  reference: (text: string) =>
    inArray(
      enrollments.id,
      query
        .select({ id: orders.enrollmentId })
        .from(orders)
        .where(eq(orders.reference, writtenReference(text))),
    ),
}

const sortColumns = {
  createdAt: enrollments.createdAt,
  status: enrollments.status,
  username: turkish(users.username),
  courseName: turkish(courses.name),
  amount: enrollments.amountMinor,
}

function filtered(filters: Filters, today: Day): SQL | undefined {
  const { courseId, userId, status, plan, source, disputed, money, from, to } = filters
  const { searchText, searchColumn } = filters
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(
    courseId === undefined ? undefined : eq(enrollments.courseId, courseId),
    userId === undefined ? undefined : eq(enrollments.userId, userId),
    status && eq(enrollments.status, status),
    plan && eq(enrollments.plan, plan),
    source && eq(enrollments.source, source),
    money && whereMoney(money, today),
    disputed && (disputed === 'open' ? hasOpenDispute(enrollments.id) : hasDispute(enrollments.id)),
    from === undefined ? undefined : gte(enrollments.createdAt, schoolMoment(from)),
    to === undefined ? undefined : lt(enrollments.createdAt, schoolMoment(addDays(to, 1))),
    searchText === '' ? undefined : or(...wanted.map((search) => search(searchText))),
  )
}

export async function readEnrollmentsPage(
  db: Db,
  { today, ...query }: Query & At,
): Promise<Reply<typeof listEnrollments>> {
  const { pageIndex, pageSize } = query
  const { field, direction } = query.sortBy ?? { field: 'createdAt', direction: 'desc' }
  const inOrder = direction === 'desc' ? desc : asc
  const where = filtered(query, today)
  const rows = await select(db)
    .where(where)
    .orderBy(inOrder(sortColumns[field]), inOrder(enrollments.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  const totals = await readTotals(db, where)
  const totalCount = totals.reduce((sum, { count }) => sum + count, 0)
  return { data: rows.map(toEnrollmentForAdmin), totalCount, totals }
}

/** Newest first. */
export async function readEnrollments(
  db: Db,
  { today, ...filters }: Filters & At,
): Promise<EnrollmentForAdmin[]> {
  const rows = await select(db)
    .where(filtered(filters, today))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
  return rows.map(toEnrollmentForAdmin)
}

export async function requireEnrollmentForAdmin(db: Db, id: string): Promise<EnrollmentForAdmin> {
  const [row] = await select(db).where(eq(enrollments.id, id))
  if (!row) throw new AppError('ENROLLMENT_NOT_FOUND')
  return toEnrollmentForAdmin(row)
}
