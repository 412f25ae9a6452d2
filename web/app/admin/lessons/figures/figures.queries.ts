import * as availability from '@sohbet/contract/lessons/availability'
import * as figures from '@sohbet/contract/lessons/lesson-figures'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const hoursKey = ['coach-hours-of-week']

export const hoursOfWeekQuery = (from: string) =>
  queryOptions({
    queryKey: [...hoursKey, from],
    queryFn: ({ signal }) => call(figures.listHoursOfWeek, { query: { from } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const hoursOfCoachQuery = (id: string) =>
  queryOptions({
    queryKey: ['coach-hours', id],
    queryFn: ({ signal }) => call(availability.getAvailability, { params: { id } }, { signal }),
    // The form begins with what is saved now, and does not change under the hands
    gcTime: 0,
    staleTime: Infinity,
  })

export function useSaveHoursOf(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: availability.AvailabilityFields & { revision: number }) =>
      call(availability.changeAvailability, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(hoursOfCoachQuery(id).queryKey, saved)
      void client.invalidateQueries({ queryKey: hoursKey })
    },
  })
}

export const utilisationQuery = (month: string) =>
  queryOptions({
    queryKey: ['lesson-utilisation', month],
    queryFn: ({ signal }) => call(figures.listUtilisation, { query: { month } }, { signal }),
    staleTime: 0,
  })

export const outstandingCreditsQuery = queryOptions({
  queryKey: ['outstanding-credits'],
  queryFn: ({ signal }) => call(figures.getOutstandingCredits, {}, { signal }),
  staleTime: 0,
})

export const useExportCredits = () =>
  useMutation({ mutationFn: () => call(figures.exportOutstandingCredits, {}) })
