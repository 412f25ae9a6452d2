import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getLearnerWork } from '@sohbet/contract/learning/learner-work'
import type { Bind } from '../context/context.ts'
import { wantedOf } from '../habit/habit.reads.ts'
import { readLearnerWork } from '../progress/work/learner-work.reads.ts'
import { readLearnerDashboard } from './learner-dashboard.reads.ts'

export function learnerDashboardRoutes(bind: Bind) {
  bind(getLearnerDashboard, readLearnerDashboard)
  bind(getLearnerWork, (ctx) => readLearnerWork(ctx.db, wantedOf(ctx)))
}
