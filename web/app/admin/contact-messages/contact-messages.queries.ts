import { listContactMessages, setContactAnswered } from '@sohbet/contract/contact'
import type { Input } from '@sohbet/contract/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const contactMessagesKey = ['contact-messages'] as const

export const contactMessagesQuery = (query: Input<typeof listContactMessages>['query']) =>
  queryOptions({
    queryKey: [...contactMessagesKey, query],
    queryFn: ({ signal }) => call(listContactMessages, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Someone may have written since the last look
    staleTime: 0,
  })

export function useSetAnswered() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
      call(setContactAnswered, { params: { id }, body: { isAnswered } }),
    onSettled: () => client.invalidateQueries({ queryKey: contactMessagesKey }),
  })
}
