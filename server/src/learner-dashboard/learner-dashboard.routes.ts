import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import type { Bind } from '../context/context.ts'
import { readLearnerDashboard } from './learner-dashboard.reads.ts'

export const learnerDashboardRoutes = (bind: Bind) => bind(getLearnerDashboard, readLearnerDashboard)
