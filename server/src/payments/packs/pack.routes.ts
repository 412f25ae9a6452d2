import * as contract from '@sohbet/contract/credits/packs'
import type { Bind } from '../../context/context.ts'
import { createPackCheckout } from './create-pack-checkout.ts'
import { readOfferDocuments, readPackOffers, requirePackOffer } from './pack-offers.reads.ts'
import { readOwnPacks, readSoldPacks } from './packs.reads.ts'
import { refundPack } from './refund-pack.ts'
import { verifyPack } from './verify-pack.ts'

export function packRoutes(bind: Bind) {
  bind(contract.listPackOffers, (ctx) => readPackOffers(ctx))
  bind(contract.getPackDocuments, async (ctx, { query }) =>
    readOfferDocuments(ctx, await requirePackOffer(ctx.db, query)),
  )
  bind(contract.createPackCheckout, (ctx, { body }) => createPackCheckout(ctx, body))
  bind(contract.verifyPack, (ctx, { params }) => verifyPack(ctx, params.sessionId))
  bind(contract.listOwnPacks, ({ db, actor, now }) => readOwnPacks(db, { userId: actor.userId, now }))
  bind(contract.listPacks, ({ db, now }, { query }) => readSoldPacks(db, { ...query, now }))
  bind(contract.refundPack, (ctx, { params, body }) => refundPack(ctx, { ...params, ...body }))
}
