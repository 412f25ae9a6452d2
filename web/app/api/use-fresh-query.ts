import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * For data that fills a form: cached data is not used, because saving it would undo changes by others. Once
 * loaded it stays, even when a later reload fails.
 */
export function useFreshQuery<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  const [since] = useState(() => Date.now())
  const { data, dataUpdatedAt, isFetchedAfterMount, error, refetch } = useQuery({
    ...options,
    refetchOnMount: 'always',
  })
  return { data: isFetchedAfterMount && dataUpdatedAt >= since ? data : undefined, error, refetch }
}
