import type { UseQueryResult } from '@tanstack/react-query'
import { errorMessage } from './error-message.ts'

/** A page of rows for a table: loading, loaded or failed. */
export const tableRows = <Row>(
  query: UseQueryResult<{ data: Row[]; totalCount: number }>,
  { failed }: { failed: string },
) => ({
  data: query.data?.data,
  totalCount: query.data?.totalCount,
  // The previous page's rows stay until the next ones arrive
  isLoading: query.isLoading || query.isPlaceholderData,
  error: query.error ? errorMessage(query.error, failed) : undefined,
  onRetry: () => void query.refetch(),
})
