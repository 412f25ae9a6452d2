import type { Credits } from '@sohbet/domain/credits/credits'
import { expiryOfReturned, returnedTo } from '@sohbet/domain/credits/lots'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { packs } from '../db/tables/selling/packs.ts'
import { addLot, changeLot } from './lots.ts'

type Spent = {
  userId: string
  /** The lot that paid. */
  lotId: string
  isBySchool: boolean
  /** A credit without it. */
  what?: Credits
  now: Date
}

const one = { credits: 1, extraGroups: 0 }

/**
 * Gives a credit or an extra group back to its lot, or in a new one. A lot whose course or pack was refunded gets
 * nothing: the money went back already. Returns whether it came back.
 */
export async function returnCredit(
  db: Db,
  { userId, lotId, isBySchool, what = one, now }: Spent,
): Promise<boolean> {
  if (!(await lockAccount(db, userId))) return false
  const isRefund = and(eq(creditLedger.lotId, lotId), eq(creditLedger.reason, 'refund'))
  if ((await db.$count(creditLedger, isRefund)) > 0) return false
  const [lot] = await db.select().from(creditLots).where(eq(creditLots.id, lotId))
  const isClosedPack = and(eq(packs.id, lot?.packId ?? lotId), eq(packs.status, 'closed'))
  if (lot?.packId && (await db.$count(packs, isClosedPack)) > 0) return false
  const line = { reason: 'returned' as const, now }
  switch (lot && returnedTo(lot, { isBySchool, now })) {
    case 'lot':
      await changeLot(db, { lotId, userId, ...what }, line)
      return true
    case 'new':
      await addLot(db, { userId, source: 'returned', expiresOn: expiryOfReturned(now) }, what, line)
      return true
    default:
      return false
  }
}
