import { getUnread } from '@sohbet/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How many messages wait to be read; asked for together with the bell's figure. */
export const useUnreadMessages = (): number =>
  useQuery({
    queryKey: ['unread'],
    queryFn: ({ signal }) => call(getUnread, {}, { signal }),
    staleTime: 60_000,
  }).data?.messages ?? 0
