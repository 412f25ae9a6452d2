import type { SavedSettings } from '@sohbet/contract/core/settings'
import { previewHolidays, updateHolidays } from '@sohbet/contract/core/holidays'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changesKey } from '../change-trail/change-trail.tsx'
import { settingsQuery } from './settings.queries.ts'

export type Holidays = SavedSettings['holidays']

/** The effect of a list before it is saved. */
export const holidayPreviewQuery = (holidays: Holidays) =>
  queryOptions({
    queryKey: ['holiday-preview', holidays],
    queryFn: ({ signal }) => call(previewHolidays, { body: { holidays } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useUpdateHolidays() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { holidays: Holidays; revision: number }) => call(updateHolidays, { body }),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, ...saved })
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}
