import { queryOptions } from '@tanstack/react-query'

/** Loads the PDF renderer on demand; as a query, a failed load can be retried. */
export const pdfChunk = queryOptions({
  queryKey: ['chunk', 'pdf'],
  queryFn: () => import('./pdf-view.tsx'),
  staleTime: Infinity,
  structuralSharing: false,
})
