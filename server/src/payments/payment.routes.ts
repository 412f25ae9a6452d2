import * as disputes from '@sohbet/contract/selling/disputes'
import * as local from '@sohbet/contract/selling/local-checkout'
import * as contract from '@sohbet/contract/selling/payments'
import type { Bind } from '../context/context.ts'
import { readCheckoutOptions } from './checkout/checkout-options.reads.ts'
import { createCheckout } from './checkout/create-checkout.ts'
import { leaveCheckout, payCheckout, showCheckout } from './checkout/local-checkout.ts'
import { readDisputes } from './disputes/disputes.reads.ts'
import { closeDispute, recordDispute } from './disputes/record-dispute.ts'
import { receiveWebhook, returnFromProvider } from './settlement/receive-webhook.ts'
import { verifyPayment } from './checkout/verify-payment.ts'

export function paymentRoutes(bind: Bind) {
  bind(contract.getCheckoutOptions, (ctx, { params }) => readCheckoutOptions(ctx, params))
  bind(contract.createCheckoutSession, (ctx, { body }) => createCheckout(ctx, body))
  bind(contract.verifyPayment, (ctx, { params }) => verifyPayment(ctx, params))
  bind(contract.receiveWebhook, (ctx, { params, body }) => receiveWebhook(ctx, { ...params, ...body }))
  bind(contract.returnFromProvider, async (ctx, { params, body }) =>
    returnFromProvider(ctx, { ...params, ...body }),
  )

  bind(disputes.listDisputes, (ctx, { params }) => readDisputes(ctx, params))
  bind(disputes.recordDispute, (ctx, { params, body }) => recordDispute(ctx, { ...params, ...body }))
  bind(disputes.closeDispute, (ctx, { params, body }) => closeDispute(ctx, { ...params, ...body }))

  bind(local.getLocalCheckout, (ctx, { params }) => showCheckout(ctx, params.sessionId))
  bind(local.payLocalCheckout, (ctx, { params, body }) =>
    payCheckout(ctx, { id: params.sessionId, card: body.card }),
  )
  bind(local.leaveLocalCheckout, (ctx, { params }) => leaveCheckout(ctx, params.sessionId))
}
