import {
  exportStatistics,
  getStatistics,
  getUserDistribution,
  type Chart,
} from '@sohbet/contract/core/statistics'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const statisticsQuery = (months: MonthRange) =>
  queryOptions({
    queryKey: ['statistics', months],
    queryFn: ({ signal }) => call(getStatistics, { query: { months } }, { signal }),
    staleTime: 0,
    // The previous range stays until the next one arrives
    placeholderData: keepPreviousData,
  })

export const distributionQuery = queryOptions({
  queryKey: ['user-distribution'],
  queryFn: ({ signal }) => call(getUserDistribution, { query: {} }, { signal }),
  staleTime: 0,
})

/** Recounts the figures. */
export function useReloadStatistics(months: MonthRange) {
  const client = useQueryClient()
  const isFresh = 'true'
  return useMutation({
    mutationFn: () =>
      Promise.all([
        call(getStatistics, { query: { months, isFresh } }),
        call(getUserDistribution, { query: { isFresh } }),
      ]),
    onSuccess: ([statistics, distribution]) => {
      client.setQueryData(statisticsQuery(months).queryKey, statistics)
      client.setQueryData(distributionQuery.queryKey, distribution)
    },
  })
}

export const useExportChart = (chart: Chart, months: MonthRange) =>
  useMutation({ mutationFn: () => call(exportStatistics, { query: { chart, months } }) })
