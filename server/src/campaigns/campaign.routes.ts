import * as contract from '@sohbet/contract/campaigns/campaigns'
import type { Bind } from '../context/context.ts'
import { checkCode } from './check-code.ts'
import { readCodes, readUses, requireCode } from './code.reads.ts'
import { createCode, toggleCode, updateCode } from './save-code.ts'

export function campaignRoutes(bind: Bind) {
  bind(contract.checkDiscountCode, (ctx, { body }) => checkCode(ctx, body))

  bind(contract.listDiscountCodes, ({ db, now }, { query }) => readCodes(db, query, now))
  bind(contract.getDiscountCode, ({ db, now }, { params }) => requireCode(db, params.id, now))
  bind(contract.createDiscountCode, (ctx, { body: { id: _none, ...fields } }) => createCode(ctx, fields))
  bind(contract.updateDiscountCode, (ctx, { params, body }) =>
    updateCode(ctx, { id: params.id, fields: body }),
  )
  bind(contract.toggleDiscountCode, (ctx, { params, body }) =>
    toggleCode(ctx, { id: params.id, expected: body?.expected }),
  )
  bind(contract.listDiscountUses, ({ db }, { params, query }) => readUses(db, { ...params, ...query }))
}
