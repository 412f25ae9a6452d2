import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * For what a form is filled with: nothing is told of what lay in the cache before, as saving it would undo what others
 * changed since. Once it is there it stays, also when a later reading fails.
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
