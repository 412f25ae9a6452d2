import type { Parsed } from '@sohbet/contract/endpoint'
import type { changeCredits as contract, Credits } from '@sohbet/contract/selling/credits'
import type { Credits as Balance } from '@sohbet/domain/credits/credits'
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
 * not begun cannot be used, so they cannot be removed either.
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
    const isTooMuch = (before: Balance) =>
      (credits < 0 && before.credits + credits < 0) ||
      (extraGroups < 0 && before.extraGroups + extraGroups < 0)
    if (isTooMuch(balance.all)) throw new AppError('NOT_ENOUGH_CREDITS')
    if (isTooMuch(balance.usable)) throw new AppError('CREDITS_NOT_OPEN')
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
