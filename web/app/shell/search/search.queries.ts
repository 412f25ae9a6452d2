import { leastSearched, search } from '@sohbet/contract/core/search'
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keyOf, type SearchResult } from './places.ts'

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn:
      text.length < leastSearched ? skipToken : ({ signal }) => call(search, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

const mostRecent = 5

const recentQuery = queryOptions<readonly SearchResult[]>({
  queryKey: ['recent-screens'],
  queryFn: skipToken,
  initialData: [],
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Recently opened entries, newest first. In memory only, so that the next user of the device does not see them. */
export function useRecent() {
  const client = useQueryClient()
  const { data: recent = [] } = useQuery(recentQuery)
  const remember = (result: SearchResult) =>
    client.setQueryData(recentQuery.queryKey, (before = []) =>
      [result, ...before.filter((one) => keyOf(one) !== keyOf(result))].slice(0, mostRecent),
    )
  return { recent, remember }
}
