import type { packCloseReasons } from '@sohbet/domain/credits/pack'
import { eq } from 'drizzle-orm'
import { changeLot } from '../credits/lots.ts'
import type { Db } from '../db/connect.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { packs } from '../db/tables/selling/packs.ts'
import type { PackRow } from './lock-pack.ts'

/** The lot of a pack; undefined before it is paid, and after the account was erased. */
export async function findLot(db: Db, packId: string) {
  const [lot] = await db.select().from(creditLots).where(eq(creditLots.packId, packId))
  return lot
}

type Closing = { pack: PackRow; reason: (typeof packCloseReasons)[number]; now: Date }

/** Takes back what is left of a pack. Its lessons ahead are cancelled, and the pack is locked. */
export async function closePack(db: Db, { pack, reason, now }: Closing): Promise<void> {
  const lot = await findLot(db, pack.id)
  if (lot && lot.credits > 0)
    await changeLot(
      db,
      { lotId: lot.id, userId: lot.userId, credits: -lot.credits, extraGroups: 0 },
      { reason: 'refund', now },
    )
  await db
    .update(packs)
    .set({ status: 'closed', closedAt: now, closeReason: reason })
    .where(eq(packs.id, pack.id))
}
