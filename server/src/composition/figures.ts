import { adminDashboard } from '../dashboards/admin-dashboard.reads.ts'
import { levelTestHealth } from '../level-tests/health.reads.ts'
import { distribution, statistics } from '../statistics/statistics.reads.ts'

/** The figures that a job refreshes. */
export const figureKinds = [adminDashboard, statistics, distribution, levelTestHealth]
