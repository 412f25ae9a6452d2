import type { Parsed } from '@sohbet/contract/endpoint'
import type { changeCredits as contract, Credits } from '@sohbet/contract/selling/credits'
import { mayUse } from '@sohbet/domain/credits/credits'
import { eq } from 'drizzle-orm'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { users } from '../db/tables/people/users.ts'
import { lockBalance } from './ledger.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { record } from '../security-log/record.ts'
import { readCredits } from './credits.reads.ts'

const signed = (count: number) => (count > 0 ? `+${count}` : String(count))

/**
 * An admin adds or removes credits with a reason. The balance never falls below zero. Credits of a course that has
 * not begun, or whose payment is disputed, cannot be used, so they cannot be removed either.
 */
export async function changeCredits(
  ctx: SignedInContext,
  { params: { id: userId }, body }: Pick<Parsed<typeof contract>, 'params' | 'body'>,
): Promise<Credits> {
  const { credits, extraGroups, note } = body
  return ctx.db.transaction(async (db) => {
    const balance = await lockBalance(db, userId, ctx.now)
    if (!balance) throw new AppError('USER_NOT_FOUND')
    const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
    if (user?.role !== 'learner') throw new AppError('NOT_A_LEARNER')
    const verdict = mayUse(balance, {
      credits: Math.max(0, -credits),
      extraGroups: Math.max(0, -extraGroups),
    })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.insert(creditLedger).values({
      userId,
      credits,
      extraGroups,
      note,
      reason: 'admin',
      byUserId: ctx.actor.userId,
      createdAt: ctx.now,
    })
    await record(db, ctx, {
      event: 'credits_changed',
      userId,
      byUserId: ctx.actor.userId,
      details: `${signed(credits)} credits, ${signed(extraGroups)} extra groups`,
    })
    return readCredits(db, userId, ctx.now)
  })
}
