import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { DiscountCode, listDiscountCodes, listDiscountUses } from '@sohbet/contract/campaigns/campaigns'
import { codeState } from '@sohbet/domain/campaign/usable'
import { fromMinor } from '@sohbet/domain/course/price'
import { asc, desc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { turkish } from '../db/tables/columns.ts'
import { users } from '../db/tables/people/users.ts'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { discountUses } from '../db/tables/selling/discount-uses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { AppError } from '../errors/app-error.ts'

const namedCourses = z.array(z.object({ id: z.string(), name: z.string() }))

const columns = {
  ...getTableColumns(discountCodes),
  courses: sql<unknown>`(
    select coalesce(json_agg(json_build_object('id', courses.id, 'name', courses.name) order by courses.name), '[]')
    from discount_code_courses join courses on courses.id = discount_code_courses.course_id
    where discount_code_courses.code_id = discount_codes.id)`,
}

type Row = typeof discountCodes.$inferSelect & { courses: unknown }

const toCode = (row: Row, now: Date): DiscountCode => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  percent: row.percent,
  sum: row.sumMinor === null ? null : fromMinor(row.sumMinor),
  currency: row.currency,
  plans: row.plans,
  courses: row.isForAllCourses ? null : namedCourses.parse(row.courses),
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  maxUses: row.maxUses,
  maxUsesPerLearner: row.maxUsesPerLearner,
  firstPaidCourseOnly: row.firstPaidCourseOnly,
  isActive: row.isActive,
  state: codeState(row, now),
  usesTaken: row.usesTaken,
  createdAt: row.createdAt.toISOString(),
  revision: row.revision,
})

export async function requireCode(db: Db, id: string, now: Date): Promise<DiscountCode> {
  const [row] = await db.select(columns).from(discountCodes).where(eq(discountCodes.id, id))
  if (!row) throw new AppError('DISCOUNT_CODE_NOT_FOUND')
  return toCode(row, now)
}

const searched = { code: discountCodes.code, name: discountCodes.name }

const sorted = {
  code: discountCodes.code,
  name: turkish(discountCodes.name),
  validUntil: discountCodes.validUntil,
  usesTaken: discountCodes.usesTaken,
  createdAt: discountCodes.createdAt,
}

export async function readCodes(
  db: Db,
  { pageIndex, pageSize, sortBy, searchText, searchColumn }: Parsed<typeof listDiscountCodes>['query'],
  now: Date,
): Promise<Reply<typeof listDiscountCodes>> {
  const wanted = searchColumn ? [searched[searchColumn]] : Object.values(searched)
  const found = searchText === '' ? undefined : or(...wanted.map((one) => containsFolded(one, searchText)))
  const { field, direction } = sortBy ?? { field: 'createdAt', direction: 'desc' }
  const order = direction === 'asc' ? asc : desc
  const [rows, totalCount] = await Promise.all([
    db
      .select(columns)
      .from(discountCodes)
      .where(found)
      .orderBy(order(sorted[field]), order(discountCodes.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    db.$count(discountCodes, found),
  ])
  return { data: rows.map((row) => toCode(row, now)), totalCount }
}

/** Uses on one page. */
export const usesPerPage = 20

export async function readUses(
  db: Db,
  { id, pageIndex }: { id: string; pageIndex: number },
): Promise<Reply<typeof listDiscountUses>> {
  if ((await db.$count(discountCodes, eq(discountCodes.id, id))) === 0)
    throw new AppError('DISCOUNT_CODE_NOT_FOUND')
  const ofCode = eq(discountUses.codeId, id)
  const rows = await db
    .select({
      enrollment: enrollments,
      username: users.username,
      email: users.email,
      course: courses.name,
      reductionMinor: orders.reductionMinor,
      takenAt: discountUses.takenAt,
    })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(users, eq(users.id, discountUses.userId))
    .where(ofCode)
    .orderBy(desc(discountUses.takenAt), desc(discountUses.orderId))
    .limit(usesPerPage)
    .offset(pageIndex * usesPerPage)
  return {
    data: rows.map(({ enrollment, reductionMinor, takenAt, ...row }) => ({
      enrollmentId: enrollment.id,
      username: row.username,
      email: row.email,
      courseId: enrollment.courseId,
      course: row.course,
      planName: enrollment.contents.name,
      status: enrollment.status,
      saved: fromMinor(reductionMinor),
      price: fromMinor(enrollment.amountMinor),
      currency: enrollment.currency,
      takenAt: takenAt.toISOString(),
    })),
    totalCount: await db.$count(discountUses, ofCode),
  }
}
