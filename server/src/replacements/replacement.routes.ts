import * as contract from '@sohbet/contract/people/replacements'
import type { Bind } from '../context/context.ts'
import { replaceCoach } from './replace-coach.ts'
import { showLeftBehind } from './show-left-behind.ts'

export function replacementRoutes(bind: Bind) {
  bind(contract.getLeftBehind, (ctx, { params }) => showLeftBehind(ctx, params.userId))
  bind(contract.replaceCoach, (ctx, { params, body }) => replaceCoach(ctx, { ...params, ...body }))
}
