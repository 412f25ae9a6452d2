import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
  type SavedReply,
} from '@sohbet/contract/messaging/saved-replies'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const savedRepliesQuery = queryOptions({
  queryKey: ['messages', 'saved-replies'],
  queryFn: ({ signal }) => call(listSavedReplies, {}, { signal }),
})

type Fields = Omit<SavedReply, 'id'>

export function useSaveReply() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...fields }: Fields & { id?: string | undefined }) =>
      id === undefined
        ? call(createSavedReply, { body: fields })
        : call(updateSavedReply, { params: { id }, body: fields }),
    onSettled: () => void client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey }),
  })
}

export function useDeleteReply() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteSavedReply, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey }),
  })
}
