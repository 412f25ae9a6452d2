import * as contract from '@sohbet/contract/selling/credits'
import type { Bind } from '../context/context.ts'
import { changeCredits } from './change-credits.ts'
import { readCredits, readCreditsOf } from './credits.reads.ts'

export function creditRoutes(bind: Bind) {
  bind(contract.getOwnCredits, ({ db, actor }) => readCredits(db, actor.userId))
  bind(contract.getUserCredits, ({ db }, { params }) => readCreditsOf(db, params.id))
  bind(contract.changeCredits, (ctx, input) => changeCredits(ctx, input))
}
