import type { Input } from '@sohbet/contract/endpoint'
import { addSession, removeSession } from '@sohbet/contract/live-sessions/extra-sessions'
import {
  changeLiveSession,
  correctLiveSession,
  listCourseLiveSessions,
} from '@sohbet/contract/live-sessions/live-sessions'
import { uploadReplay } from '@sohbet/contract/live-sessions/session-files'
import { minuteMs } from '@sohbet/domain/moment'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** For coaches and admins: a change of one session invalidates every list. */
export const staffLiveSessionsKey = ['staff-live-sessions'] as const

export const staffLiveSessionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'course', courseId],
    queryFn: ({ signal }) => call(listCourseLiveSessions, { params: { id: courseId } }, { signal }),
    staleTime: 0,
    refetchInterval: 5 * minuteMs,
  })

/**
 * Also after a refusal, because another user may have changed the session. Not awaited: the form remounts with
 * the new data, before it could confirm the save.
 */
export function useChangeLiveSession(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof changeLiveSession>['body']) =>
      call(changeLiveSession, { params: { id }, body }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

export function useUploadReplay(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => call(uploadReplay, { params: { id }, body: { file } }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

export function useCorrectLiveSession(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof correctLiveSession>['body']) =>
      call(correctLiveSession, { params: { id }, body }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

export function useAddSession(courseId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Input<typeof addSession>['body']>) =>
      call(addSession, { params: { id: courseId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

export function useRemoveSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeSession, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}
