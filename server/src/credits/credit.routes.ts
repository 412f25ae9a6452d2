import * as contract from '@sohbet/contract/credits/credits'
import { exportOutstandingCredits, getOutstandingCredits } from '@sohbet/contract/lessons/lesson-figures'
import type { Bind } from '../context/context.ts'
import { changeCredits } from './change-credits.ts'
import { exportOutstanding, readOutstanding } from './outstanding.ts'
import { readCredits, readCreditsOf } from './credits.reads.ts'

export function creditRoutes(bind: Bind) {
  bind(contract.getOwnCredits, ({ db, actor, now }) => readCredits(db, actor.userId, now))
  bind(contract.getUserCredits, ({ db, now }, { params }) => readCreditsOf(db, params.id, now))
  bind(getOutstandingCredits, (ctx) => readOutstanding(ctx))
  bind(exportOutstandingCredits, (ctx) => exportOutstanding(ctx))
  bind(contract.changeCredits, (ctx, input) => changeCredits(ctx, input))
}
