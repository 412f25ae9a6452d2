import type { Input } from '@sohbet/contract/endpoint'
import { deleteMedia, listMedia } from '@sohbet/contract/catalogue/media-library'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Signed URLs of files are valid for ten minutes. */
const reloadMs = 8 * 60_000

export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: ({ signal }) => call(listMedia, {}, { signal }),
  staleTime: 0,
  refetchInterval: reloadMs,
})

export function useDeleteMedia() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: Input<typeof deleteMedia>['params']) => call(deleteMedia, { params }),
    onSettled: () => void client.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  })
}
