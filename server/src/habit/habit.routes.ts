import * as contract from '@sohbet/contract/learning/habit'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { chooseHabit } from './choose-habit.ts'
import { readHabit, wantedOf } from './habit.reads.ts'
import { addPause, endPause } from './pauses.ts'

export function habitRoutes(bind: Bind) {
  bind(contract.getHabit, (ctx) => readHabit(ctx.db, wantedOf(ctx)))
  bind(contract.chooseHabit, (ctx, { body }) => refuseIfErased(() => chooseHabit(ctx, body)))
  bind(contract.addPause, (ctx, { body }) => refuseIfErased(() => addPause(ctx, body)))
  bind(contract.endPause, (ctx, { params }) => endPause(ctx, params.id))
}
