import type { Parsed } from '@sohbet/contract/endpoint'
import type { changeCredits as contract, Credits } from '@sohbet/contract/credits/credits'
import { expiryOfGift } from '@sohbet/domain/credits/lots'
import { eq } from 'drizzle-orm'
import { lockAccount } from '../db/lock-account.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { record } from '../security-log/record.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { readCredits } from './credits.reads.ts'
import { addLot, useCredits } from './lots.ts'

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
    if (!(await lockAccount(db, userId))) throw new AppError('USER_NOT_FOUND')
    const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
    if (user?.role !== 'learner') throw new AppError('NOT_A_LEARNER')
    const line = { reason: 'admin' as const, note, byUserId: ctx.actor.userId, now: ctx.now }
    const taken = { credits: Math.max(0, -credits), extraGroups: Math.max(0, -extraGroups) }
    await useCredits(db, userId, taken, line)
    const given = { credits: Math.max(0, credits), extraGroups: Math.max(0, extraGroups) }
    if (given.credits > 0 || given.extraGroups > 0) {
      const expiresOn = expiryOfGift(ctx.now, await readLessonRules(db))
      await addLot(db, { userId, source: 'admin', expiresOn }, given, line)
    }
    await record(db, ctx, {
      event: 'credits_changed',
      userId,
      byUserId: ctx.actor.userId,
      details: `${signed(credits)} credits, ${signed(extraGroups)} extra groups`,
    })
    return readCredits(db, userId, ctx.now)
  })
}
