import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { openGroupLink, sayOwnPresence } from '@sohbet/contract/telegram-groups/telegram-groups'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isWorthRetrying } from '../../api/query-client.ts'
import { loadedAhead } from '../../shell/area-loader.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['learner-dashboard'],
  queryFn: ({ signal }) => call(getLearnerDashboard, {}, { signal }),
  // Sessions move and seats fill up, so it reloads on return and regularly
  ...loadedAhead,
  refetchInterval: 5 * 60_000,
})

/** Records that the invite link was opened (`opened`), or what the learner says: whether they are in the group. */
export function useGroupPresence(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (said: 'opened' | 'in' | 'out') =>
      said === 'opened'
        ? call(openGroupLink, { params: { id } })
        : call(sayOwnPresence, { params: { id }, body: { isInGroup: said === 'in' } }),
    // The messaging app may cover the browser before the reply
    retry: isWorthRetrying,
    onSettled: () => void client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  })
}
