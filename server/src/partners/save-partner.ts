import type { PartnerDetails, PartnerFields } from '@sohbet/contract/partners/partners'
import { messages } from '@sohbet/contract/messaging/messages'
import { changedFields } from '@sohbet/domain/change'
import { eq } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { SignedInContext } from '../context/context.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { registrations } from '../db/tables/people/registrations.ts'
import { users } from '../db/tables/people/users.ts'
import { partners } from '../db/tables/selling/partners.ts'
import { AppError } from '../errors/app-error.ts'
import { lockPartner, readBalances, requirePartner } from './partner.reads.ts'

const area = 'partners'

const columnsOf = ({ name, email, code, ratePercent, isActive }: PartnerFields) => ({
  name,
  email,
  code,
  rate: Math.round(ratePercent * 100),
  isActive,
})

/** Turns a violated unique index into its error. */
async function refuseTaken<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    if (isTaken(error, 'partners_code')) throw new AppError('PARTNER_CODE_TAKEN', { cause: error })
    if (isTaken(error, 'partners_email')) throw new AppError('PARTNER_EMAIL_TAKEN', { cause: error })
    throw error
  }
}

export const createPartner = (ctx: SignedInContext, fields: PartnerFields): Promise<PartnerDetails> =>
  refuseTaken(() =>
    ctx.db.transaction(async (db) => {
      const [made] = await db
        .insert(partners)
        .values({ ...columnsOf(fields), createdAt: ctx.now })
        .returning({ id: partners.id })
      if (!made) throw new Error('an inserted partner was not returned')
      await recordChanges(db, ctx, { area, kind: 'created', subject: fields.name })
      return requirePartner({ ...ctx, db }, made.id)
    }),
  )

const values = ({ name, email, code, ratePercent, isActive }: PartnerDetails) => ({
  name,
  email,
  code,
  ratePercent,
  isActive,
})

export const updatePartner = (
  ctx: SignedInContext,
  { id, fields }: { id: string; fields: PartnerFields },
): Promise<PartnerDetails> =>
  refuseTaken(() =>
    ctx.db.transaction(async (db) => {
      await lockPartner(db, id)
      await refuseOutdated(db, partners, { where: eq(partners.id, id), seen: fields.revision })
      const before = await requirePartner({ ...ctx, db }, id)
      await db.update(partners).set(columnsOf(fields)).where(eq(partners.id, id))
      const after = await requirePartner({ ...ctx, db }, id)
      const changed = changedFields(values(before), values(after))
      await recordChanges(db, ctx, { area, kind: 'changed', subject: before.name, fields: changed })
      return after
    }),
  )

/** Name, address and code go, and learners are no longer the partner's; the ledger stays for the books. */
export const removePartner = (ctx: SignedInContext, id: string): Promise<{ message: string }> =>
  ctx.db.transaction(async (db) => {
    const { name } = await lockPartner(db, id)
    const balances = await readBalances({ ...ctx, db }, id)
    if (balances.some(({ waiting, payable }) => waiting !== 0 || payable !== 0))
      throw new AppError('PARTNER_BALANCE_OPEN')
    await db.update(users).set({ partnerId: null, partnerSince: null }).where(eq(users.partnerId, id))
    await db.update(registrations).set({ partnerId: null }).where(eq(registrations.partnerId, id))
    await db
      .update(partners)
      .set({ name: '', email: null, code: null, isActive: false, removedAt: ctx.now })
      .where(eq(partners.id, id))
    await recordChanges(db, ctx, { area, kind: 'deleted', subject: name })
    return { message: messages.partnerRemoved[ctx.language] }
  })
