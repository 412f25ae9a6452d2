import type { Parsed } from '@sohbet/contract/endpoint'
import type * as contract from '@sohbet/contract/partners/partners'
import type { PartnerDetails } from '@sohbet/contract/partners/partners'
import { schoolDay } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import { mayPayOut } from '@sohbet/domain/partner/ledger'
import type { SignedInContext } from '../context/context.ts'
import { partnerLedger } from '../db/tables/selling/partner-ledger.ts'
import { AppError } from '../errors/app-error.ts'
import { lockPartner, readBalances, requirePartner } from './partner.reads.ts'

type Payout = Parsed<typeof contract.bookPayout>['body']

/** Books money that the school sent to a partner. Payouts of one partner run one after the other. */
export const bookPayout = (
  ctx: SignedInContext,
  { id, currency, amount, paidOn, note, isAdvance, payable: seen }: Payout & { id: string },
): Promise<PartnerDetails> =>
  ctx.db.transaction(async (db) => {
    await lockPartner(db, id)
    if (paidOn > schoolDay(ctx.now)) throw new AppError('PAYOUT_IN_FUTURE')
    const balances = await readBalances({ ...ctx, db }, id)
    const payable = balances.find((balance) => balance.currency === currency)?.payable ?? 0
    // A second click, or a refund since the admin saw the sum
    if (seen !== undefined && toMinor(seen) !== toMinor(payable)) throw new AppError('STATE_CHANGED')
    const amountMinor = toMinor(amount)
    const verdict = mayPayOut({ payableMinor: toMinor(payable) }, { amountMinor, isAdvance })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.insert(partnerLedger).values({
      partnerId: id,
      kind: 'payout',
      amountMinor: -amountMinor,
      currency,
      paidOn,
      note,
      byUserId: ctx.actor.userId,
      createdAt: ctx.now,
    })
    return requirePartner({ ...ctx, db }, id)
  })

type Correction = Parsed<typeof contract.correctPartnerBalance>['body']

export const correctBalance = (
  ctx: SignedInContext,
  { id, currency, amount, note }: Correction & { id: string },
): Promise<PartnerDetails> =>
  ctx.db.transaction(async (db) => {
    await lockPartner(db, id)
    await db.insert(partnerLedger).values({
      partnerId: id,
      kind: 'correction',
      amountMinor: toMinor(amount),
      currency,
      note,
      byUserId: ctx.actor.userId,
      createdAt: ctx.now,
    })
    return requirePartner({ ...ctx, db }, id)
  })
