import { mayCloseMonth } from '@sohbet/domain/lesson/pay'
import type { Month } from '@sohbet/domain/month'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { SignedInContext } from '../context/context.ts'
import { locks } from '../db/locks.ts'
import { payMonths } from '../db/tables/lessons/pay.ts'
import { AppError } from '../errors/app-error.ts'
import { payCoaches } from './pay-coaches.ts'
import { readClosedMonths } from './pay-lines.ts'
import { readStatements } from './statements.reads.ts'

/** Freezes the statements of a month. What is decided later falls into the next open month. */
export async function closeMonth(ctx: SignedInContext, month: Month) {
  // What was decided a moment ago belongs to the month
  await payCoaches(ctx)
  return ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.pay})`)
    const verdict = mayCloseMonth(month, { closed: await readClosedMonths(db), now: ctx.now })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.insert(payMonths).values({ month, closedAt: ctx.now, byUserId: ctx.actor.userId })
    await recordChanges(db, ctx, {
      area: 'settings',
      kind: 'changed',
      fields: [{ field: 'payMonth', before: '', after: month }],
    })
    return readStatements(db, { month, now: ctx.now })
  })
}
