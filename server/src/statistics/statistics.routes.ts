import * as contract from '@sohbet/contract/core/statistics'
import type { Bind } from '../context/context.ts'
import { exportStatistics } from './export-statistics.ts'
import { readDistribution, readStatistics } from './statistics.reads.ts'

export function statisticsRoutes(bind: Bind) {
  bind(contract.getUserDistribution, ({ db, now }, { query }) => readDistribution(db, { now, ...query }))
  bind(contract.getStatistics, ({ db, now }, { query }) => readStatistics(db, { now, ...query }))
  bind(contract.exportStatistics, (ctx, { query }) => exportStatistics(ctx, query))
}
