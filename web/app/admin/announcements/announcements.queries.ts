import {
  countReaders,
  createAnnouncement,
  listAnnouncements,
  withdrawAnnouncement,
  type Audience,
  type NewAnnouncement,
} from '@sohbet/contract/messaging/announcements'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const announcementsKey = ['announcements'] as const

export const announcementsQuery = (pageIndex: number) =>
  queryOptions({
    queryKey: [...announcementsKey, pageIndex],
    queryFn: ({ signal }) => call(listAnnouncements, { query: { pageIndex } }, { signal }),
    placeholderData: keepPreviousData,
    // Readers change the figures at any time
    staleTime: 0,
  })

export const readersQuery = (audience: Audience | undefined, isCampaign: boolean) =>
  queryOptions({
    queryKey: ['announcement-readers', audience, isCampaign],
    queryFn: ({ signal }) =>
      call(countReaders, { body: { audience: audience ?? { to: 'everyone' }, isCampaign } }, { signal }),
    enabled: audience !== undefined,
  })

export function useCreateAnnouncement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAnnouncement) => call(createAnnouncement, { body }),
    onSettled: () => void client.invalidateQueries({ queryKey: announcementsKey }),
  })
}

export function useWithdrawAnnouncement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(withdrawAnnouncement, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: announcementsKey }),
  })
}
