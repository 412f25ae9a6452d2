import { listSecurityLog } from '@sohbet/contract/core/security-log'
import type { Bind } from '../context/context.ts'
import { readSecurityLog } from './security-log.reads.ts'

export function securityLogRoutes(bind: Bind) {
  bind(listSecurityLog, ({ db }, { query }) => readSecurityLog(db, query))
}
