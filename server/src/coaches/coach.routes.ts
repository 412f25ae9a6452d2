import * as contract from '@sohbet/contract/people/coaches'
import type { Bind } from '../context/context.ts'
import { readCoachAccounts, readCoaches } from './coach.reads.ts'
import { createCoach } from './create-coach.ts'
import { updateCoach } from './update-coach.ts'

export function coachRoutes(bind: Bind) {
  bind(contract.listCoaches, ({ db }, { query }) => readCoaches(db, query))
  bind(contract.listCoachAccounts, ({ db }) => readCoachAccounts(db))
  bind(contract.createCoach, (ctx, { body: { userId, ...fields } }) => createCoach(ctx, { userId, fields }))
  bind(contract.updateCoach, (ctx, { params, body }) =>
    updateCoach(ctx, { userId: params.userId, fields: body }),
  )
}
