import type { Input } from '@sohbet/contract/endpoint'
import {
  changeLiveSession,
  correctAttendance,
  correctLiveSession,
  listAttendance,
  listCourseLiveSessions,
  type AttendanceRow,
} from '@sohbet/contract/learning/live-sessions'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const minuteMs = 60_000

/** For coaches and admins: a change of one session invalidates every list. */
const staffLiveSessionsKey = ['staff-live-sessions'] as const

export const staffLiveSessionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'course', courseId],
    queryFn: ({ signal }) => call(listCourseLiveSessions, { params: { id: courseId } }, { signal }),
    staleTime: 0,
    refetchInterval: 5 * minuteMs,
  })

/** One session, found through the course in its id. */
export const staffLiveSessionQuery = (id: string) => ({
  ...staffLiveSessionsQuery(parseLiveSessionId(id)?.courseId ?? id),
  refetchInterval: minuteMs,
})

/** Learners join meanwhile. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'attendance', id],
    queryFn: ({ signal }) => call(listAttendance, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: minuteMs / 2,
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

export function useCorrectLiveSession(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof correctLiveSession>['body']) =>
      call(correctLiveSession, { params: { id }, body }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

type Correction = { userId: string; isAttended: boolean | null }

/** Optimistic: one tap per learner, without waiting. */
export function useCorrectAttendance(id: string) {
  const client = useQueryClient()
  const { queryKey } = attendanceQuery(id)
  const put = (userId: string, change: (row: AttendanceRow) => AttendanceRow) =>
    client.setQueryData(queryKey, (rows) => rows?.map((row) => (row.userId === userId ? change(row) : row)))
  return useMutation({
    mutationKey: queryKey,
    mutationFn: ({ userId, isAttended }: Correction) =>
      call(correctAttendance, { params: { id, userId }, body: { isAttended } }),
    onMutate: async ({ userId, isAttended }) => {
      await client.cancelQueries({ queryKey })
      put(userId, (row) => ({
        ...row,
        isAttended: isAttended ?? row.joinedAt !== null,
        isCorrected: isAttended !== null,
        correctedBy: null,
      }))
    },
    onSuccess: (saved) => {
      put(saved.userId, () => saved)
    },
    // Only the last of several taps reloads, so that no earlier reply undoes a later tap
    onSettled: () =>
      client.isMutating({ mutationKey: queryKey }) === 1
        ? client.invalidateQueries({ queryKey: staffLiveSessionsKey })
        : undefined,
  })
}
