import * as contract from '@sohbet/contract/lessons/coach-away'
import { mayBeAway } from '@sohbet/domain/away/away'
import type { Bind } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { requireAwayCoach } from './acting-coach.ts'
import { listAways } from './aways.reads.ts'
import { beAway } from './be-away.ts'
import { endAway } from './end-away.ts'
import { readAwayPlan } from './plan/plan.reads.ts'

export function coachAwayRoutes(bind: Bind) {
  bind(contract.listAways, (ctx, { query }) => listAways(ctx, query.coachId))
  bind(contract.planAway, async (ctx, { query: { coachId: wanted, from: startsAt, until: endsAt } }) => {
    const { id: coachId } = await requireAwayCoach(ctx, wanted)
    const { db, now, actor } = ctx
    const verdict = mayBeAway({ startsAt, endsAt }, now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    return readAwayPlan(db, { coachId, startsAt, endsAt, now, callerId: actor.userId })
  })
  bind(contract.beAway, (ctx, { body }) => beAway(ctx, body))
  bind(contract.endAway, (ctx, { params }) => endAway(ctx, params.id))
}
