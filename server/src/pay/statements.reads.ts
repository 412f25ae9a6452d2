import type { Reply } from '@sohbet/contract/endpoint'
import type { listStatements, PayLine, Statement } from '@sohbet/contract/lessons/pay'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { mayCloseMonth } from '@sohbet/domain/lesson/pay'
import type { Month } from '@sohbet/domain/month'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { payLines } from '../db/tables/lessons/pay.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { readClosedMonths } from './pay-lines.ts'

const corrected = alias(payLines, 'corrected')

/** Sums by currency, without those of nothing. */
const sumsOf = (lines: readonly Pick<PayLine, 'amount' | 'currency'>[]) =>
  currencies
    .map((currency) => ({
      currency,
      amount: fromMinor(
        lines
          .filter((line) => line.currency === currency)
          .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
      ),
    }))
    .filter(({ currency }) => lines.some((line) => line.currency === currency))

/** Statements have no names of learners: the hour was taught, whoever came. */
export async function readStatement(
  db: Db,
  { coachId, month }: { coachId: string; month: Month },
): Promise<Statement> {
  const [coach] = await db
    .select({ name: users.username })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.id, coachId))
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  const rows = await db
    .select({
      id: payLines.id,
      kind: payLines.kind,
      reason: payLines.reason,
      startsAt: payLines.startsAt,
      course: payLines.courseName,
      amountMinor: payLines.amountMinor,
      currency: payLines.currency,
      correctsMonth: corrected.month,
    })
    .from(payLines)
    .leftJoin(corrected, eq(corrected.id, payLines.correctsId))
    .where(and(eq(payLines.coachId, coachId), eq(payLines.month, month)))
    .orderBy(asc(payLines.startsAt), asc(payLines.createdAt), asc(payLines.id))
  const lines = rows.map(({ amountMinor, startsAt, ...line }) => ({
    ...line,
    startsAt: startsAt.toISOString(),
    amount: fromMinor(amountMinor),
  }))
  const isClosed = (await readClosedMonths(db)).has(month)
  return { coachId, name: coach.name ?? '', month, isClosed, lines, sums: sumsOf(lines) }
}

const listed = z.object({
  coachId: z.string(),
  name: z.string(),
  lessons: z.number(),
  sessions: z.number(),
  corrections: z.number(),
  lines: z.array(z.object({ currency: z.enum(currencies), amount: z.number() })),
})

export async function readStatements(
  db: Db,
  { month, now }: { month: Month; now: Date },
): Promise<Reply<typeof listStatements>> {
  const rows = await queryRows(
    db,
    listed,
    sql`select line.coach_id as "coachId", coalesce(person.username, '') as name,
        count(*) filter (where line.kind <> 'session' and line.reason <> 'correction')::int as lessons,
        count(*) filter (where line.kind = 'session' and line.reason <> 'correction')::int as sessions,
        count(*) filter (where line.reason = 'correction')::int as corrections,
        json_agg(json_build_object('currency', line.currency, 'amount', line.amount_minor / 100.0)) as lines
      from pay_lines as line join coaches as coach on coach.id = line.coach_id
      left join users as person on person.id = coach.user_id
      where line.month = ${month} group by line.coach_id, person.username
      order by person.username collate "tr-x-icu", line.coach_id`,
  )
  const closed = await readClosedMonths(db)
  return {
    month,
    isClosed: closed.has(month),
    mayClose: mayCloseMonth(month, { closed, now }).allowed,
    statements: rows.map(({ lines, ...statement }) => ({ ...statement, sums: sumsOf(lines) })),
  }
}
