import type { Buyer } from '@sohbet/contract/selling/payments'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { buyers } from '../../db/tables/selling/buyers.ts'
import { AppError } from '../../errors/app-error.ts'

/** The remembered details of a learner's buyer. */
export async function findBuyer(db: Db, userId: string): Promise<Buyer | null> {
  const [row] = await db.select().from(buyers).where(eq(buyers.userId, userId))
  if (!row) return null
  const { name, surname, phone, address, city, country, identityNumber } = row
  return { name, surname, phone, address, city, country, identityNumber }
}

type Given = { buyer?: Buyer | undefined; rememberBuyer: boolean }

/** The buyer of a new checkout: the given details, or else the remembered ones. Given details replace remembered ones. */
export async function requireBuyer(
  { db, actor: { userId }, now }: SignedInContext,
  { buyer, rememberBuyer }: Given,
): Promise<Buyer> {
  if (!buyer) {
    const known = await findBuyer(db, userId)
    if (!known) throw new AppError('BUYER_REQUIRED')
    return known
  }
  const row = { ...buyer, updatedAt: now }
  if (rememberBuyer)
    await db
      .insert(buyers)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: buyers.userId, set: row })
  else await db.delete(buyers).where(eq(buyers.userId, userId))
  return buyer
}
