import * as contract from '@sohbet/contract/live-sessions/substitutes'
import type { Bind } from '../../context/context.ts'
import { answerSessionRequests } from './answer-requests.ts'
import { readSessionRequests } from './requests.reads.ts'
import {
  askSubstitute,
  listSubstitutes,
  removeSubstitute,
  setSubstitute,
  withdrawSubstitute,
} from './substitutes.ts'

export function substituteRoutes(bind: Bind) {
  bind(contract.listSubstitutes, (ctx, { params }) => listSubstitutes(ctx, params.id))
  bind(contract.askSubstitute, (ctx, { params, body }) => askSubstitute(ctx, { ...params, ...body }))
  bind(contract.withdrawSubstitute, (ctx, { params }) => withdrawSubstitute(ctx, params.id))
  bind(contract.setSubstitute, (ctx, { params, body }) => setSubstitute(ctx, { ...params, ...body }))
  bind(contract.removeSubstitute, (ctx, { params }) => removeSubstitute(ctx, params.id))
  bind(contract.listSessionRequests, (ctx) => readSessionRequests(ctx))
  bind(contract.answerSessionRequests, (ctx, { body }) => answerSessionRequests(ctx, body))
}
