import type { Credits } from '@sohbet/contract/credits/credits'
import { balanceOf, isExpired, isOpen } from '@sohbet/domain/credits/lots'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { readLots } from './lots.ts'

export async function readCredits(db: Db, userId: string, now: Date): Promise<Credits> {
  const lots = await readLots(db, userId)
  const lines = await readLines(db, userId)
  const { all, usable, frozen } = balanceOf(lots, now)
  const lotOf = new Map(lots.map((lot) => [lot.id, lot]))
  return {
    balance: all.credits,
    extraGroups: all.extraGroups,
    usable,
    frozen,
    lots: lots
      .filter((lot) => (lot.credits > 0 || lot.extraGroups > 0) && !isExpired(lot, now))
      .map(({ startDate, ...lot }) => ({
        ...lot,
        usableFrom: isOpen({ startDate }, now) ? null : startDate,
      })),
    entries: lines.map(({ lotId, createdAt, ...line }) => ({
      ...line,
      courseName: lotOf.get(lotId)?.courseName ?? null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** Newest first. */
const readLines = (db: Db, userId: string) =>
  db
    .select({
      id: creditLedger.id,
      lotId: creditLedger.lotId,
      credits: creditLedger.credits,
      extraGroups: creditLedger.extraGroups,
      reason: creditLedger.reason,
      note: creditLedger.note,
      createdAt: creditLedger.createdAt,
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(desc(creditLedger.createdAt), desc(creditLedger.id))

export async function readCreditsOf(db: Db, userId: string, now: Date): Promise<Credits> {
  if ((await db.$count(users, eq(users.id, userId))) === 0) throw new AppError('USER_NOT_FOUND')
  return readCredits(db, userId, now)
}
