import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { packs } from '../db/tables/selling/packs.ts'
import { AppError } from '../errors/app-error.ts'

export type PackRow = typeof packs.$inferSelect

/** Locks the account of a pack, then the pack. Lock coaches before it, and payments after it. */
export async function lockPack(db: Db, packId: string): Promise<PackRow> {
  const [known] = await db.select({ userId: packs.userId }).from(packs).where(eq(packs.id, packId))
  if (known?.userId) await lockAccount(db, known.userId)
  const [pack] = await db.select().from(packs).where(eq(packs.id, packId)).for('update')
  if (!pack) throw new AppError('PACK_NOT_FOUND')
  return pack
}
