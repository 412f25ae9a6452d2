import * as contract from '@sohbet/contract/core/dashboards'
import type { Bind } from '../context/context.ts'
import { readAdminDashboard } from './admin-dashboard.reads.ts'
import { readCoachDashboard } from './coach-dashboard.reads.ts'

export function dashboardRoutes(bind: Bind) {
  bind(contract.getAdminDashboard, (ctx, { query }) => readAdminDashboard(ctx, query))
  bind(contract.getCoachDashboard, (ctx) => readCoachDashboard(ctx))
}
