import { queryOptions } from '@tanstack/react-query'

/** What draws a document is loaded when it is needed; a line that was down may be back at the next try. */
export const pdfChunk = queryOptions({
  queryKey: ['chunk', 'pdf'],
  queryFn: () => import('./pdf-view.tsx'),
  staleTime: Infinity,
  structuralSharing: false,
})
