import { announceToCourses, listOwnAnnouncements } from '@sohbet/contract/messaging/announcements'
import type { Input } from '@sohbet/contract/endpoint'
import { listGroupRecipients, sendGroupMessage } from '@sohbet/contract/messaging/group-messages'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { refreshThreads } from '../../../parts/messages/messages.queries.ts'

export const groupRecipientsQuery = queryOptions({
  queryKey: ['messages', 'group-recipients'],
  queryFn: ({ signal }) => call(listGroupRecipients, {}, { signal }),
})

export const ownAnnouncementsQuery = queryOptions({
  queryKey: ['own-announcements'],
  queryFn: ({ signal }) => call(listOwnAnnouncements, {}, { signal }),
  // Readers change the figures at any time
  staleTime: 0,
})

export function useSendToGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof sendGroupMessage>['body']) => call(sendGroupMessage, { body }),
    onSuccess: () => void refreshThreads(client),
    // After a refusal the list has changed
    onError: () => void client.invalidateQueries({ queryKey: groupRecipientsQuery.queryKey }),
  })
}

export function useAnnounce() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof announceToCourses>['body']) => call(announceToCourses, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ownAnnouncementsQuery.queryKey }),
    onError: () => void client.invalidateQueries({ queryKey: groupRecipientsQuery.queryKey }),
  })
}
