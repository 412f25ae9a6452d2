import * as contract from '@sohbet/contract/partners/partners'
import type { Bind } from '../context/context.ts'
import { bookPayout, correctBalance } from './book-payout.ts'
import { readPartnerPage, renewAddress } from './partner-page.ts'
import { readPartners, requirePartner } from './partner.reads.ts'
import { createPartner, removePartner, updatePartner } from './save-partner.ts'

export function partnerRoutes(bind: Bind) {
  bind(contract.listPartners, (ctx) => readPartners(ctx))
  bind(contract.getPartner, (ctx, { params }) => requirePartner(ctx, params.id))
  bind(contract.createPartner, (ctx, { body: { id: _none, ...fields } }) => createPartner(ctx, fields))
  bind(contract.updatePartner, (ctx, { params, body }) => updatePartner(ctx, { id: params.id, fields: body }))
  bind(contract.removePartner, (ctx, { params }) => removePartner(ctx, params.id))
  bind(contract.renewPartnerAddress, (ctx, { params }) => renewAddress(ctx, params.id))
  bind(contract.bookPayout, (ctx, { params, body }) => bookPayout(ctx, { id: params.id, ...body }))
  bind(contract.correctPartnerBalance, (ctx, { params, body }) =>
    correctBalance(ctx, { id: params.id, ...body }),
  )
  bind(contract.getPartnerPage, (ctx, { params }) => readPartnerPage(ctx, params.token))
}
