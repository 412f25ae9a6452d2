import { exportStatistics, getStatistics, getUserDistribution, type Chart } from '@sohbet/contract/statistics'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const statisticsQuery = (months: MonthRange) =>
  queryOptions({
    queryKey: ['statistics', months],
    queryFn: ({ signal }) => call(getStatistics, { query: { months } }, { signal }),
    staleTime: 0,
    // Another range takes the place of the one before once it is there
    placeholderData: keepPreviousData,
  })

export const distributionQuery = queryOptions({
  queryKey: ['user-distribution'],
  queryFn: ({ signal }) => call(getUserDistribution, {}, { signal }),
  staleTime: 0,
})

/** Counted for this very moment. */
export function useReloadStatistics(months: MonthRange) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(getStatistics, { query: { months, isFresh: 'true' } }),
    onSuccess: (statistics) => {
      client.setQueryData(statisticsQuery(months).queryKey, statistics)
      return client.invalidateQueries({ queryKey: distributionQuery.queryKey })
    },
  })
}

export const useExportChart = (months: MonthRange) =>
  useMutation({ mutationFn: (chart: Chart) => call(exportStatistics, { query: { chart, months } }) })
