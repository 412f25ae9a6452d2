import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { sizeQuery } from './level-test.queries.ts'
import { usualSize } from './test-size.ts'

/** The size of the test; the usual size until the real one is loaded. */
export function useTestSize() {
  const { data, error, refetch } = useQuery(sizeQuery)
  return {
    size: data ?? usualSize,
    isKnown: data !== undefined,
    /** There is no active test. */
    isMissing: error instanceof ApiError && error.code === 'NO_ACTIVE_LEVEL_TEST',
    refetch,
  }
}
