import {
  getCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@sohbet/contract/live-sessions/calendar'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
})

export function useChangeFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: 'renew' | 'revoke') =>
      change === 'renew' ? call(renewCalendarFeed, {}) : call(revokeCalendarFeed, {}),
    onSuccess: (feed) => client.setQueryData(feedQuery.queryKey, feed),
  })
}
