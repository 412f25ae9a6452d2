import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { sizeQuery } from './level-test.queries.ts'
import { usualSize } from './test-size.ts'

/** What awaits the learner; the usual numbers while it is not known. */
export function useTestSize() {
  const { data, error, refetch } = useQuery(sizeQuery)
  return {
    size: data ?? usualSize,
    isKnown: data !== undefined,
    /** There is nothing to take. */
    isMissing: error instanceof ApiError && error.code === 'NO_ACTIVE_LEVEL_TEST',
    refetch,
  }
}
