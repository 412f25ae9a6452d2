import * as contract from '@sohbet/contract/selling/by-hand'
import type { Bind } from '../../context/context.ts'
import { bookPayment } from './book-payment.ts'
import { readMoneyState } from './money-state.reads.ts'
import { changePaymentTerms } from './payment-terms.ts'
import { remindOfBalance } from './remind-of-balances.ts'
import { takePaymentBack } from './take-payment-back.ts'
import { checkByHand } from './warnings.reads.ts'

export function byHandRoutes(bind: Bind) {
  bind(contract.checkByHand, (ctx, { body }) => checkByHand(ctx, body))
  bind(contract.bookPayment, (ctx, { params, body }) => bookPayment(ctx, { ...params, ...body }))
  bind(contract.takePaymentBack, (ctx, { params, body }) => takePaymentBack(ctx, { ...params, ...body }))
  bind(contract.changePaymentTerms, (ctx, { params, body }) =>
    changePaymentTerms(ctx, { ...params, ...body }),
  )
  bind(contract.remindOfBalance, (ctx, { params }) => remindOfBalance(ctx, params.id))
  bind(contract.getMoneyState, (ctx) => readMoneyState(ctx))
}
