import { listChanges } from '@sohbet/contract/core/change-log'
import type { Bind } from '../context/context.ts'
import { readChanges } from './change-log.reads.ts'

export const changeLogRoutes = (bind: Bind) =>
  bind(listChanges, ({ db }, { query }) => readChanges(db, query))
