import { rateOf, statementMonth, type PayKind, type PayReason } from '@sohbet/domain/lesson/pay'
import { currentMonth, type Month } from '@sohbet/domain/month'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { payLines, payMonths } from '../db/tables/lessons/pay.ts'
import { readSchoolCurrency } from '../settings/cached-school.ts'
import { readRates, readSchoolRates } from './rates.ts'

export type Paid = {
  kind: PayKind
  startsAt: Date
  lessonId?: string
  session?: { courseId: string; courseName: string; day: string; minute: number }
}
type Due = { coachId: string; reason: Exclude<PayReason, 'correction'> }

export async function readClosedMonths(db: Db): Promise<Set<Month>> {
  const rows = await db.select({ month: payMonths.month }).from(payMonths)
  return new Set(rows.map(({ month }) => month))
}

const isOf = ({ lessonId, session }: Paid) =>
  lessonId
    ? eq(payLines.lessonId, lessonId)
    : and(
        isNull(payLines.lessonId),
        eq(payLines.courseId, session?.courseId ?? ''),
        eq(payLines.day, session?.day ?? ''),
        eq(payLines.minute, session?.minute ?? 0),
      )

/**
 * Brings the pay of a lesson or session to what is due: a line with the rate of its start for each coach who is paid, and a
 * correction for each who is not paid any more, or again. It may be repeated. Lines of closed months stay; the new ones
 * fall into the first open month.
 */
export async function settlePay(
  db: Db,
  { paid, due, now }: { paid: Paid; due: Due[]; now: Date },
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${locks.pay})`)
  const known = await db
    .select()
    .from(payLines)
    .where(isOf(paid))
    .orderBy(asc(payLines.createdAt), asc(payLines.id))
  const { kind, startsAt, lessonId, session } = paid
  const month = statementMonth(currentMonth(startsAt), await readClosedMonths(db))
  const line = { kind, startsAt, month, createdAt: now, ...(lessonId && { lessonId }), ...session }
  const insert = (
    values: Pick<
      typeof payLines.$inferInsert,
      'coachId' | 'reason' | 'amountMinor' | 'currency' | 'correctsId'
    >,
  ) =>
    db
      .insert(payLines)
      .values({ ...line, ...values })
      .onConflictDoNothing()
  const coachIds = new Set([...due.map(({ coachId }) => coachId), ...known.map(({ coachId }) => coachId)])
  for (const coachId of coachIds) {
    const lines = known.filter((one) => one.coachId === coachId)
    const [first] = lines
    const last = lines.at(-1)
    const owed = due.find((one) => one.coachId === coachId)
    // Each line after the first takes the one before it back
    const isPaid = lines.length % 2 === 1
    if (Boolean(owed) === isPaid) continue
    if (first && last)
      await insert({
        coachId,
        reason: 'correction',
        amountMinor: owed ? first.amountMinor : -first.amountMinor,
        currency: first.currency,
        correctsId: last.id,
      })
    else if (owed) await insert({ ...owed, ...(await rateAt(db, { coachId, kind, startsAt })) })
  }
}

/** The rate of the moment in which a lesson or session began. */
async function rateAt(
  db: Db,
  { coachId, kind, startsAt }: { coachId: string; kind: PayKind; startsAt: Date },
) {
  const [school, coach] = [await readSchoolRates(db, startsAt), await readRates(db, coachId, startsAt)]
  const { currency } = coach.rates[kind] === null ? school : coach
  return {
    amountMinor: rateOf(kind, { school: school.rates, coach: coach.rates }),
    currency: currency ?? (await readSchoolCurrency(db)),
  }
}
