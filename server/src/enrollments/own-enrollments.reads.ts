import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listOwnEnrollments, OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { ledgerKinds } from '@sohbet/domain/enrollment/payment'
import { seatDispute } from '@sohbet/domain/enrollment/dispute'
import {
  cancelTerms,
  keptMinor,
  mayCancel,
  refundMinor,
  withdrawalFrom,
  type SessionCount,
} from '@sohbet/domain/enrollment/cancellation'
import { receiptNumber } from '@sohbet/domain/papers/receipt-number'
import { bankDetailsOf, type BankDetails } from '@sohbet/domain/money/bank'
import type { EnrollmentStatus } from '@sohbet/domain/enrollment/status'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { providerFor } from '../adapters/payments/providers.ts'
import { reducedColumns, toReduction, type Reduced } from '../campaigns/reduction.reads.ts'
import type { Db } from '../db/connect.ts'
import { orderMoney } from '../db/money/order-money.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { cancellationChoices } from '../db/tables/selling/moves.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { zoomTimesOf } from '../db/zoom-times-of.ts'
import type { SignedInContext } from '../context/context.ts'
import { toInvoice } from '../receipts/invoice.reads.ts'
import { progressOfEnrollment, toCourseProgress } from './course-progress.ts'
import { toEnrollment } from './enrollment.reads.ts'
import { hasHeldMoney, hasOpenDispute } from '../credits/open-dispute.ts'
import { joinedSums } from './admin/sums.ts'
import { orderOfRow } from './orders.ts'
import { orderOf } from './seats/line.ts'

const booked = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(ledgerKinds),
    amountMinor: z.number(),
    currency: z.enum(currencies),
    createdAt: z.coerce.date(),
    receipt: z.object({ year: z.number(), number: z.number() }).nullable(),
  }),
)

/** Every ledger line of an enrolment, oldest first. */
const movements = sql<unknown>`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'amountMinor', amount_minor,
    'currency', currency, 'createdAt', created_at, 'receipt',
    case when movement_id is null then null else json_build_object('year', year, 'number', number) end) order by created_at, id), '[]')
  from money_ledger left join receipts on movement_id = id where order_id = ${orderOfRow})`

const uploaded = z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.coerce.date() }))

const invoices = sql<unknown>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'createdAt', created_at)
    order by created_at, id), '[]')
  from invoices where order_id = ${orderOfRow})`

/** Ordered refunds that are not booked yet. */
const ordered = sql<number>`${orderMoney.bookedMinor} - ${orderMoney.paidMinor}`

const weekly = z.array(zoomTime)

export async function readOwnEnrollments(ctx: SignedInContext): Promise<Reply<typeof listOwnEnrollments>> {
  const { db, actor, now } = ctx
  const [rows, waiting] = await Promise.all([
    db
      .select({
        enrollment: enrollments,
        agreement: { consentedAt: orders.consentedAt, earlyStartAt: orders.earlyStartAt },
        course: courses,
        reduced: reducedColumns,
        choice: cancellationChoices,
        progress: progressOfEnrollment,
        movements,
        invoices,
        ordered,
        toReturn: joinedSums.toReturnMinor,
        paidMinor: orderMoney.paidMinor,
        disputes: { isOpen: hasOpenDispute(enrollments.id), isHeld: hasHeldMoney(enrollments.id) },
        owedMinor: joinedSums.owedMinor,
        terms: { reference: orders.reference, transferSince: orders.transferSince, dueOn: orders.dueOn },
        zoomTimes: zoomTimesOf(courses.id),
      })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .innerJoin(orders, eq(orders.enrollmentId, enrollments.id))
      .leftJoin(
        cancellationChoices,
        and(
          eq(cancellationChoices.enrollmentId, enrollments.id),
          eq(cancellationChoices.courseId, enrollments.courseId),
        ),
      )
      .leftJoin(discountCodes, eq(discountCodes.id, orders.discountCodeId))
      .where(eq(enrollments.userId, actor.userId))
      .orderBy(desc(enrollments.createdAt), desc(enrollments.id)),
    readWaiting(db, actor.userId),
  ])
  const active = rows.filter(({ enrollment }) => enrollment.status === 'active')
  const sessions = await ctx.enrollmentSteps.countSessions(
    db,
    active.map(({ course }) => course.id),
    now,
  )
  return {
    enrollments: rows.map((row) =>
      toOwn(ctx, {
        ...row,
        sessions: sessions.get(row.course.id) ?? noSessions,
        bank: bankDetailsOf(ctx.cachedSchool.current()),
      }),
    ),
    waiting,
  }
}

type Row = {
  enrollment: typeof enrollments.$inferSelect
  agreement: { consentedAt: Date | null; earlyStartAt: Date | null }
  choice: typeof cancellationChoices.$inferSelect | null
  course: typeof courses.$inferSelect
  reduced: Reduced
  progress: unknown
  movements: unknown
  invoices: unknown
  ordered: number
  toReturn: number
  paidMinor: number
  disputes: { isOpen: boolean; isHeld: boolean }
  owedMinor: number
  terms: { reference: string | null; transferSince: Date | null; dueOn: string | null }
  bank: BankDetails | null
  sessions: SessionCount
  zoomTimes: unknown
}

const noSessions: SessionCount = { held: 0, all: 0 }

function toOwn(ctx: SignedInContext, { enrollment, agreement, course, ...row }: Row): OwnEnrollment {
  const { now } = ctx
  const { id, name, startDate, endDate } = course
  const isActive = enrollment.status === 'active'
  const seat = { ...enrollment, withdrawalFrom: withdrawalFrom(enrollment, agreement) }
  const choice = isActive && course.cancelledAt ? row.choice : null
  const isCancellable = isActive && (choice !== null || mayCancel(course, seat, now).allowed)
  const { until, ground } = cancelTerms(course, seat)
  const lines = booked.parse(row.movements)
  return {
    ...toEnrollment(enrollment),
    listPrice: fromMinor(row.reduced.listMinor),
    reduction: toReduction(row.reduced),
    course: {
      id,
      name,
      startDate,
      endDate,
      status: courseStatus(course, now),
      isCancelled: course.cancelledAt !== null,
      zoomTimes: weekly.parse(row.zoomTimes),
    },
    progress: toCourseProgress(row.progress, course, now),
    cancelUntil: isActive && !course.cancelledAt ? until.toISOString() : null,
    cancelGround: isActive && !course.cancelledAt ? ground : null,
    chooseUntil: choice?.chooseUntil.toISOString() ?? null,
    dispute: seatDispute(row.disputes),
    refund:
      isCancellable && !row.disputes.isHeld
        ? fromMinor(refundOf({ enrollment, agreement, course, ...row }, now))
        : 0,
    movements: lines.map((movement) => ({
      id: movement.id,
      kind: movement.kind,
      amount: fromMinor(movement.amountMinor),
      currency: movement.currency,
      createdAt: movement.createdAt.toISOString(),
      receiptNumber: movement.receipt && receiptNumber(movement.receipt.year, movement.receipt.number),
    })),
    invoices: uploaded.parse(row.invoices).map((invoice) => toInvoice(ctx, invoice)),
    refundPending: fromMinor(Math.max(0, row.ordered) + row.toReturn),
    isPayable: row.bank !== null || providerFor(ctx.providers, enrollment.currency) !== undefined,
    ...owedBy(enrollment.status, row),
  }
}

/** The balance of an active seat, and the bank details while a transfer is expected. */
function owedBy(
  status: EnrollmentStatus,
  {
    owedMinor: owed,
    terms: { reference, transferSince, dueOn },
    bank,
  }: Pick<Row, 'owedMinor' | 'terms' | 'bank'>,
): Pick<OwnEnrollment, 'balance' | 'dueOn' | 'transfer'> {
  const balance = status === 'active' ? owed : 0
  const isExpected = balance > 0 || (status === 'pending' && transferSince !== null)
  return {
    balance: fromMinor(balance),
    dueOn: balance > 0 ? dueOn : null,
    transfer: isExpected && bank && reference ? { ...bank, reference } : null,
  }
}

/** What is paid, without the part that the school keeps. */
function refundOf({ enrollment, course, choice, sessions, paidMinor }: Row, now: Date): number {
  const keep =
    course.cancelledAt && choice ? choice.keepMinor : keptMinor(course, { ...enrollment, sessions }, now)
  return refundMinor(paidMinor, keep)
}

const line = z.array(
  z.object({ courseId: z.string(), courseName: z.string(), startDate: z.string(), place: z.number() }),
)

async function readWaiting(db: Db, userId: string) {
  const { rows } = await db.execute(sql`
    select course.id as "courseId", course.name as "courseName", course.start_date::text as "startDate",
      (select count(*)::int from waiting_list as line where line.course_id = mine.course_id
        and ${orderOf('line')} <= ${orderOf('mine')}) as place
    from waiting_list as mine join courses as course on course.id = mine.course_id
    where mine.user_id = ${userId} order by mine.created_at`)
  return line.parse(rows)
}
