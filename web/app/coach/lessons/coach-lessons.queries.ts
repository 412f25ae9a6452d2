import * as hours from '@sohbet/contract/lessons/availability'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const ownHoursQuery = queryOptions({
  queryKey: ['coach-hours'],
  queryFn: ({ signal }) => call(hours.getOwnAvailability, {}, { signal }),
  // The form begins with what is saved now, and does not change under the hands
  gcTime: 0,
  staleTime: Infinity,
})

export function useSaveHours() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: hours.AvailabilityFields & { revision: number }) =>
      call(hours.changeOwnAvailability, { body }),
    onSuccess: (saved) => client.setQueryData(ownHoursQuery.queryKey, saved),
  })
}
