import * as contract from '@sohbet/contract/selling/papers'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { findBilling, saveBilling } from './billing.ts'
import { removeInvoice, uploadInvoice } from './change-invoices.ts'
import { exportMovements } from './export-movements.ts'
import { readInvoice, readPapers } from './invoice.reads.ts'

export function paperRoutes(bind: Bind) {
  bind(contract.getBilling, async ({ db, actor }) => ({ billing: await findBilling(db, actor.userId) }))
  bind(contract.saveBilling, (ctx, { body }) => refuseIfErased(() => saveBilling(ctx, body)))

  bind(contract.getPapers, (ctx, { params }) => readPapers(ctx, params.id))
  bind(contract.uploadInvoice, (ctx, { body }) => refuseIfErased(() => uploadInvoice(ctx, body)))
  bind(contract.removeInvoice, (ctx, { params }) => removeInvoice(ctx, params.id))
  bind(contract.getInvoice, (ctx, input) => readInvoice(ctx, input))

  bind(contract.exportMovements, (ctx, { query }) => exportMovements(ctx, query))
}
