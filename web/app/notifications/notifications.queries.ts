import type { Input } from '@sohbet/contract/endpoint'
import {
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  setNotificationPreference,
} from '@sohbet/contract/notifications/notifications'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { isOld } from '../live/is-old.ts'
import { useLive } from '../live/live.ts'
import { shellQuery } from '../session/shell-query.ts'

const notificationsKey = ['notifications'] as const

export const notificationsQuery = (query: Input<typeof listNotifications>['query']) =>
  queryOptions({
    queryKey: [...notificationsKey, query],
    queryFn: ({ signal }) => call(listNotifications, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

function useInvalidateNotifications() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: shellQuery.queryKey }),
      client.invalidateQueries({ queryKey: notificationsKey }),
    ])
}

/** Keeps the screen up to date with live events. */
export function useLiveNotifications() {
  const client = useQueryClient()
  const invalidate = useInvalidateNotifications()
  useLive('notification', () => void invalidate())
  useLive('gap', () => {
    void client.invalidateQueries({ queryKey: notificationsKey })
    void client.invalidateQueries({ queryKey: shellQuery.queryKey, predicate: isOld })
  })
}

export function useMarkRead() {
  const invalidate = useInvalidateNotifications()
  return useMutation({
    mutationFn: (id: string) => call(markNotificationRead, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

export function useMarkAllRead() {
  const invalidate = useInvalidateNotifications()
  return useMutation({ mutationFn: () => call(markAllNotificationsRead, {}), onSettled: invalidate })
}

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(getNotificationPreferences, {}, { signal }),
})

export function useSetPreference() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof setNotificationPreference>['body']) =>
      call(setNotificationPreference, { body }),
    onSuccess: (preferences) => client.setQueryData(preferencesQuery.queryKey, preferences),
  })
}
