import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['learner-dashboard'],
  queryFn: ({ signal }) => call(getLearnerDashboard, {}, { signal }),
  // A session may be moved, a seat taken: who comes back sees it, and who stays too
  staleTime: 0,
  refetchInterval: 5 * 60_000,
})
