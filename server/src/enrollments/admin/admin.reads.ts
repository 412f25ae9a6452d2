import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  EnrollmentForAdmin,
  listEnrollments,
  listMovements,
} from '@sohbet/contract/selling/enrollments-admin'
import { addDays, schoolMoment } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import { receiptNumber } from '@sohbet/domain/papers/receipt-number'
import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { containsFolded } from '../../db/search.ts'
import { turkish } from '../../db/tables/columns.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { receipts } from '../../db/tables/selling/papers.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { toEnrollment } from '../enrollment.reads.ts'
import { hasDispute, hasOpenDispute } from '../../credits/open-dispute.ts'
import { isOrderOf, orderOfRow } from '../orders.ts'

type Query = Parsed<typeof listEnrollments>['query']
type Filters = Omit<Query, 'pageIndex' | 'pageSize' | 'sortBy'>

/** Money that banks have taken and not returned. */
const disputedMinor = sql<number>`(select coalesce(sum(disputes.amount_minor), 0) from disputes
  join payments on payments.id = disputes.payment_id
  where payments.order_id = ${orderOfRow} and disputes.money = 'withdrawn')::float8`

/** Received money minus completed and ordered refunds and disputed money, in minor units. */
const paidMinor = sql<number>`(
  (select coalesce(sum(amount_minor - refunded_minor), 0) from payments
    where order_id = ${orderOfRow} and paid_at is not null)
  + (select coalesce(sum(amount_minor), 0) from money_ledger
    where order_id = ${orderOfRow} and payment_id is null) - ${disputedMinor})::float8`
const refundedMinor = sql<number>`(
  (select coalesce(sum(refunded_minor), 0) from payments where order_id = ${orderOfRow})
  - (select coalesce(sum(amount_minor), 0) from money_ledger
    where order_id = ${orderOfRow} and payment_id is null and kind = 'refund'))::float8`

const columns = {
  enrollment: enrollments,
  courseName: courses.name,
  user: { id: users.id, username: users.username, email: users.email },
  paidMinor,
  refundedMinor,
  disputedMinor,
  isDisputed: hasOpenDispute(enrollments.id),
}
type Row = {
  enrollment: typeof enrollments.$inferSelect
  courseName: string
  user: EnrollmentForAdmin['user']
  paidMinor: number
  refundedMinor: number
  disputedMinor: number
  isDisputed: boolean
}

const toEnrollmentForAdmin = (row: Row): EnrollmentForAdmin => ({
  ...toEnrollment(row.enrollment),
  courseName: row.courseName,
  user: row.user,
  note: row.enrollment.note,
  paid: fromMinor(row.paidMinor),
  refunded: fromMinor(row.refundedMinor),
  disputed: fromMinor(row.disputedMinor),
  isDisputed: row.isDisputed,
})

const select = (db: Db) =>
  db
    .select(columns)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
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
}

const sortColumns = {
  createdAt: enrollments.createdAt,
  status: enrollments.status,
  username: turkish(users.username),
  courseName: turkish(courses.name),
  amount: enrollments.amountMinor,
}

function filtered(filters: Filters): SQL | undefined {
  const { courseId, userId, status, plan, source, disputed, from, to, searchText, searchColumn } = filters
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(
    courseId === undefined ? undefined : eq(enrollments.courseId, courseId),
    userId === undefined ? undefined : eq(enrollments.userId, userId),
    status && eq(enrollments.status, status),
    plan && eq(enrollments.plan, plan),
    source && eq(enrollments.source, source),
    disputed && (disputed === 'open' ? hasOpenDispute(enrollments.id) : hasDispute(enrollments.id)),
    from === undefined ? undefined : gte(enrollments.createdAt, schoolMoment(from)),
    to === undefined ? undefined : lt(enrollments.createdAt, schoolMoment(addDays(to, 1))),
    searchText === '' ? undefined : or(...wanted.map((search) => search(searchText))),
  )
}

/** Sums of all matching rows, by currency. */
async function readTotals(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      currency: enrollments.currency,
      count: sql<number>`count(*)::int`,
      paid: sql<number>`sum(${paidMinor})::float8`,
      refunded: sql<number>`sum(${refundedMinor})::float8`,
    })
    .from(enrollments)
    .where(where)
    .groupBy(enrollments.currency)
    .orderBy(asc(enrollments.currency))
  return rows.map((row) => ({ ...row, paid: fromMinor(row.paid), refunded: fromMinor(row.refunded) }))
}

export async function readEnrollmentsPage(db: Db, query: Query): Promise<Reply<typeof listEnrollments>> {
  const { pageIndex, pageSize } = query
  const { field, direction } = query.sortBy ?? { field: 'createdAt', direction: 'desc' }
  const inOrder = direction === 'desc' ? desc : asc
  const where = filtered(query)
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
export async function readEnrollments(db: Db, filters: Filters): Promise<EnrollmentForAdmin[]> {
  const rows = await select(db)
    .where(filtered(filters))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
  return rows.map(toEnrollmentForAdmin)
}

export async function requireEnrollmentForAdmin(db: Db, id: string): Promise<EnrollmentForAdmin> {
  const [row] = await select(db).where(eq(enrollments.id, id))
  if (!row) throw new AppError('ENROLLMENT_NOT_FOUND')
  return toEnrollmentForAdmin(row)
}

export async function readMovements(db: Db, id: string): Promise<Reply<typeof listMovements>> {
  const { note } = await requireEnrollmentForAdmin(db, id)
  const rows = await db
    .select({ entry: moneyLedger, by: users.email, receipt: receipts })
    .from(moneyLedger)
    .leftJoin(users, eq(users.id, moneyLedger.byUserId))
    .leftJoin(receipts, eq(receipts.movementId, moneyLedger.id))
    .where(isOrderOf(moneyLedger.orderId, id))
    .orderBy(asc(moneyLedger.createdAt), asc(moneyLedger.id))
  return rows.map(({ entry, by, receipt }) => ({
    id: entry.id,
    kind: entry.kind,
    amount: fromMinor(entry.amountMinor),
    currency: entry.currency,
    // A manual payment has no provider reference; admins know it by its note
    reference: entry.paymentId === null ? note : entry.reference,
    by,
    createdAt: entry.createdAt.toISOString(),
    receiptNumber: receipt && receiptNumber(receipt.year, receipt.number),
  }))
}
