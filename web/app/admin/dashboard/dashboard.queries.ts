import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { loadedAhead } from '../../shell/area-loader.ts'

const reloadMs = 5 * 60_000

export const adminDashboardQuery = queryOptions({
  queryKey: ['admin-dashboard'],
  queryFn: ({ signal }) => call(getAdminDashboard, { query: {} }, { signal }),
  // Every other screen changes these counts. The old figures stay until the new ones arrive
  ...loadedAhead,
  refetchInterval: reloadMs,
})

export const countDashboard = () => call(getAdminDashboard, { query: { isFresh: 'true' } })

/** Recounts the figures. */
export function useReloadDashboard() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: countDashboard,
    onSuccess: (dashboard) => client.setQueryData(adminDashboardQuery.queryKey, dashboard),
  })
}
