import * as contract from '@sohbet/contract/core/dashboards'
import type { Bind } from '../context/context.ts'
import { readAdminDashboard } from './admin-dashboard.reads.ts'
import { readCoachDashboard } from './coach-dashboard.reads.ts'

export function dashboardRoutes(bind: Bind) {
  bind(contract.getAdminDashboard, ({ db, now }, { query }) => readAdminDashboard(db, { now, ...query }))
  bind(contract.getCoachDashboard, (ctx) => readCoachDashboard(ctx))
}
