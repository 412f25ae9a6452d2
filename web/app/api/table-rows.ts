import type { UseQueryResult } from '@tanstack/react-query'
import { errorMessage } from './error-message.ts'

/** A page of rows, on its way, there or failed, as a table wants to know it. */
export const tableRows = <Row>(
  query: UseQueryResult<{ data: Row[]; totalCount: number }>,
  { failed }: { failed: string },
) => ({
  data: query.data?.data,
  totalCount: query.data?.totalCount,
  // The rows of the page before stay until the next are there
  isLoading: query.isLoading || query.isPlaceholderData,
  error: query.error ? errorMessage(query.error, failed) : undefined,
  onRetry: () => void query.refetch(),
})
