import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { loadedAhead } from '../../shell/area-loader.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['learner-dashboard'],
  queryFn: ({ signal }) => call(getLearnerDashboard, {}, { signal }),
  // Sessions move and seats fill up, so it reloads on return and regularly
  ...loadedAhead,
  refetchInterval: 5 * 60_000,
})
