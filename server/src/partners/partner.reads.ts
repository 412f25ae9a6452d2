import type {
  Partner,
  PartnerBalance,
  PartnerDetails,
  PartnerLedgerLine,
} from '@sohbet/contract/partners/partners'
import { currencies, fromMinor, type Currency } from '@sohbet/domain/course/price'
import { isPayable, payableFrom } from '@sohbet/domain/partner/commission'
import { balanceOf } from '@sohbet/domain/partner/ledger'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { turkish } from '../db/tables/columns.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { users } from '../db/tables/people/users.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { partnerLedger } from '../db/tables/selling/partner-ledger.ts'
import { partnerDays, partners } from '../db/tables/selling/partners.ts'
import { AppError } from '../errors/app-error.ts'
import { readMonths } from './partner-months.reads.ts'
import { addressOf } from './private-address.ts'

type PartnerRow = typeof partners.$inferSelect
type ReadContext = Pick<Context, 'db' | 'now' | 'publicUrl'>

/** The part of the URL before the code is short, because people type it. */
export const partnerLink = (publicUrl: string, code: string | null): string => `${publicUrl}/r/${code}`

const ledgerColumns = {
  id: partnerLedger.id,
  partnerId: partnerLedger.partnerId,
  createdAt: partnerLedger.createdAt,
  kind: partnerLedger.kind,
  isVoid: partnerLedger.isVoid,
  amountMinor: partnerLedger.amountMinor,
  currency: partnerLedger.currency,
  baseMinor: partnerLedger.baseMinor,
  rate: partnerLedger.rate,
  paidOn: partnerLedger.paidOn,
  note: partnerLedger.note,
  courseName: courses.name,
  courseStart: courses.startDate,
  byUsername: users.username,
}

/** Lines with the course of their order, whose start decides when they are payable. Newest first. */
const readLedger = (db: Db, partnerIds: readonly string[]) =>
  db
    .select(ledgerColumns)
    .from(partnerLedger)
    .leftJoin(orders, eq(orders.id, partnerLedger.orderId))
    .leftJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .leftJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(users, eq(users.id, partnerLedger.byUserId))
    .where(inArray(partnerLedger.partnerId, [...partnerIds]))
    .orderBy(desc(partnerLedger.createdAt), desc(partnerLedger.id))
type LedgerRow = Awaited<ReturnType<typeof readLedger>>[number]

function balancesOf(lines: readonly LedgerRow[], now: Date): PartnerBalance[] {
  return currencies
    .map((currency) => ({ currency, own: lines.filter((line) => line.currency === currency) }))
    .filter(({ own }) => own.length > 0)
    .map(({ currency, own }) => toBalance(currency, own, now))
}

function toBalance(currency: Currency, lines: readonly LedgerRow[], now: Date): PartnerBalance {
  const { waitingMinor, payableMinor, paidOutMinor } = balanceOf(
    lines.map((line) => ({
      ...line,
      isPayable: line.courseStart === null || isPayable(line.courseStart, now),
    })),
  )
  return {
    currency,
    waiting: fromMinor(waitingMinor),
    payable: fromMinor(payableMinor),
    paidOut: fromMinor(paidOutMinor),
  }
}

const readCounts = (db: Db, partnerIds: readonly string[]) =>
  db
    .select({
      partnerId: partnerDays.partnerId,
      clicks: sql<number>`sum(${partnerDays.clicks})::int`,
      signUps: sql<number>`sum(${partnerDays.signUps})::int`,
    })
    .from(partnerDays)
    .where(inArray(partnerDays.partnerId, [...partnerIds]))
    .groupBy(partnerDays.partnerId)

export async function readPartners(ctx: ReadContext): Promise<Partner[]> {
  const rows = await ctx.db
    .select()
    .from(partners)
    .where(isNull(partners.removedAt))
    .orderBy(asc(turkish(partners.name)), asc(partners.id))
  return toPartners(ctx, rows)
}

async function toPartners(ctx: ReadContext, rows: readonly PartnerRow[]): Promise<Partner[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const ledger = await readLedger(ctx.db, ids)
  const counted = await readCounts(ctx.db, ids)
  return rows.map((row) =>
    toPartner(ctx, row, {
      lines: ledger.filter(({ partnerId }) => partnerId === row.id),
      counts: counted.find(({ partnerId }) => partnerId === row.id),
    }),
  )
}

type Figures = { lines: readonly LedgerRow[]; counts: { clicks: number; signUps: number } | undefined }

function toPartner({ publicUrl, now }: ReadContext, row: PartnerRow, { lines, counts }: Figures): Partner {
  const { id, name, email, code, rate, isActive, createdAt, revision } = row
  return {
    id,
    name,
    email: email ?? '',
    code: code ?? '',
    ratePercent: rate / 100,
    isActive,
    link: partnerLink(publicUrl, code),
    clicks: counts?.clicks ?? 0,
    signUps: counts?.signUps ?? 0,
    sales: lines.filter(({ kind, isVoid }) => kind === 'commission' && !isVoid).length,
    balances: balancesOf(lines, now),
    createdAt: createdAt.toISOString(),
    revision,
  }
}

/** Locks the partner, so that payouts run one after the other. */
export async function lockPartner(db: Db, id: string): Promise<PartnerRow> {
  const [row] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.id, id), isNull(partners.removedAt)))
    .for('no key update')
  if (!row) throw new AppError('PARTNER_NOT_FOUND')
  return row
}

export async function readBalances(ctx: ReadContext, partnerId: string): Promise<PartnerBalance[]> {
  return balancesOf(await readLedger(ctx.db, [partnerId]), ctx.now)
}

export async function requirePartner(
  ctx: ReadContext & Pick<Context, 'secrets'>,
  id: string,
): Promise<PartnerDetails> {
  const [row] = await ctx.db
    .select()
    .from(partners)
    .where(and(eq(partners.id, id), isNull(partners.removedAt)))
  if (!row) throw new AppError('PARTNER_NOT_FOUND')
  // One after the other, because a transaction has one connection
  const lines = await readLedger(ctx.db, [id])
  const [counts] = await readCounts(ctx.db, [id])
  const months = await readMonths(ctx.db, id)
  return {
    ...toPartner(ctx, row, { lines, counts }),
    privateUrl: `${ctx.publicUrl}/partner/${addressOf(ctx, row)}`,
    months,
    ledger: lines.map(toLine),
  }
}

const toLine = (row: LedgerRow): PartnerLedgerLine => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  kind: row.kind,
  amount: fromMinor(row.amountMinor),
  currency: row.currency,
  base: row.baseMinor === null ? null : fromMinor(row.baseMinor),
  ratePercent: row.rate === null ? null : row.rate / 100,
  courseName: row.courseName,
  payableFrom: row.courseStart === null ? null : payableFrom(row.courseStart),
  paidOn: row.paidOn,
  note: row.note,
  byUsername: row.byUsername,
})
