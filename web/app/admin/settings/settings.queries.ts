import { getSettings, updateSettings, type SchoolSettings } from '@sohbet/contract/core/settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changesKey } from '../change-trail/change-trail.tsx'

export const settingsQuery = queryOptions({
  queryKey: ['school-settings'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
})

/** Past the cache, for an open form. */
export const loadSettings = () => call(getSettings, {})

export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SchoolSettings) => call(updateSettings, { body }),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings)
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}
