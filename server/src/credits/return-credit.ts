import type { Credits } from '@sohbet/domain/credits/credits'
import { expiryOfReturned, returnedTo, type PaidBack } from '@sohbet/domain/credits/lots'
import { and, eq, sum } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { packs } from '../db/tables/selling/packs.ts'
import { moneyLedger } from '../db/tables/selling/payments.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
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
 * Gives a credit or an extra group back to its lot, or in a new one. A lot whose payment went back gets nothing.
 * Returns whether it came back.
 */
export async function returnCredit(
  db: Db,
  { userId, lotId, isBySchool, what = one, now }: Spent,
): Promise<boolean> {
  if (!(await lockAccount(db, userId))) return false
  const [lot] = await db.select().from(creditLots).where(eq(creditLots.id, lotId))
  if (!lot) return false
  const line = { reason: 'returned' as const, now }
  const to = returnedTo({ ...lot, paidBack: await readPaidBack(db, lot) }, { isBySchool, now })
  if (to === 'lot') await changeLot(db, { lotId, userId, ...what }, line)
  if (to === 'new')
    await addLot(
      db,
      { userId, source: 'returned', expiresOn: expiryOfReturned(now, await readLessonRules(db)) },
      what,
      line,
    )
  return to !== 'nothing'
}

type LotOf = Pick<typeof creditLots.$inferSelect, 'id' | 'enrollmentId' | 'packId'>

async function readPaidBack(db: Db, { id, enrollmentId, packId }: LotOf): Promise<PaidBack> {
  if (packId) return readPaidBackOfPack(db, packId)
  if (!enrollmentId) return 'nothing'
  const isRefund = and(eq(creditLedger.lotId, id), eq(creditLedger.reason, 'refund'))
  if ((await db.$count(creditLedger, isRefund)) > 0) return 'all'
  // An empty lot has no line of its refund
  const isEnded = and(eq(enrollments.id, enrollmentId), eq(enrollments.status, 'cancelled'))
  return (await db.$count(enrollments, isEnded)) > 0 ? 'all' : 'nothing'
}

/** A refund keeps the price of used credits, unless the provider or a bank sent everything back. */
async function readPaidBackOfPack(db: Db, packId: string): Promise<PaidBack> {
  const [pack] = await db
    .select({ closeReason: packs.closeReason, keptMinor: sum(moneyLedger.amountMinor).mapWith(Number) })
    .from(packs)
    .leftJoin(orders, eq(orders.packId, packs.id))
    .leftJoin(moneyLedger, eq(moneyLedger.orderId, orders.id))
    .where(eq(packs.id, packId))
    .groupBy(packs.id)
  if (!pack?.closeReason) return 'nothing'
  return pack.closeReason === 'refunded' && pack.keptMinor > 0 ? 'unused' : 'all'
}
