import * as contract from '@sohbet/contract/learning/learner-page'
import type { Bind } from '../../context/context.ts'
import { readLearnerPage } from './learner-page.reads.ts'
import { deleteStaffNote, writeStaffNote } from './staff-notes.ts'

export function learnerPageRoutes(bind: Bind) {
  bind(contract.getLearnerPage, (ctx, { params }) => readLearnerPage(ctx, params.id))
  bind(contract.writeStaffNote, (ctx, { params, body }) => writeStaffNote(ctx, params.id, body.text))
  bind(contract.deleteStaffNote, (ctx, { params }) => deleteStaffNote(ctx, params.id))
}
