import { randomUUID } from 'node:crypto'
import type { PartnerDetails, PartnerPage } from '@sohbet/contract/partners/partners'
import { eq } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { Context, SignedInContext } from '../context/context.ts'
import { partners } from '../db/tables/selling/partners.ts'
import { AppError } from '../errors/app-error.ts'
import { lockPartner, requirePartner } from './partner.reads.ts'
import { addressIdOf } from './private-address.ts'

/** The page of the partner whose address it is: totals by month, without personal data. */
export async function readPartnerPage(ctx: Context, token: string): Promise<PartnerPage> {
  const addressId = addressIdOf(ctx, token)
  if (addressId === undefined) throw new AppError('PARTNER_NOT_FOUND')
  const [row] = await ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.addressId, addressId))
  if (!row) throw new AppError('PARTNER_NOT_FOUND')
  const partner = await requirePartner(ctx, row.id)
  const { name, link, ratePercent, isActive, clicks, signUps, sales, balances, months, ledger } = partner
  const payouts = ledger.flatMap(({ id, kind, paidOn, amount, currency }) =>
    kind === 'payout' && paidOn !== null ? [{ id, paidOn, amount: 0 - amount, currency }] : [],
  )
  return { name, link, ratePercent, isActive, clicks, signUps, sales, balances, months, payouts }
}

/** The old address stops working. */
export const renewAddress = (ctx: SignedInContext, id: string): Promise<PartnerDetails> =>
  ctx.db.transaction(async (db) => {
    const { name } = await lockPartner(db, id)
    await db.update(partners).set({ addressId: randomUUID() }).where(eq(partners.id, id))
    const fields = [{ field: 'privateAddress', before: '', after: '' }]
    await recordChanges(db, ctx, { area: 'partners', kind: 'changed', subject: name, fields })
    return requirePartner({ ...ctx, db }, id)
  })
