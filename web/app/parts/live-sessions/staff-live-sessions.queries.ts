import type { Input } from '@sohbet/contract/endpoint'
import {
  changeLiveSession,
  correctAttendance,
  listAttendance,
  listCourseLiveSessions,
  type AttendanceRow,
} from '@sohbet/contract/learning/live-sessions'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const minuteMs = 60_000

/** Of all who teach or run courses: a change of one session is news of every list that has it. */
const staffLiveSessionsKey = ['staff-sessions'] as const

export const staffLiveSessionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'course', courseId],
    queryFn: ({ signal }) => call(listCourseLiveSessions, { params: { id: courseId } }, { signal }),
    staleTime: 0,
    refetchInterval: 5 * minuteMs,
  })

/** One of them: its name says whose course it is of. */
export const staffLiveSessionQuery = (id: string) => ({
  ...staffLiveSessionsQuery(parseLiveSessionId(id)?.courseId ?? id),
  refetchInterval: minuteMs,
})

/** Learners come in while it is looked at. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'attendance', id],
    queryFn: ({ signal }) => call(listAttendance, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: minuteMs / 2,
  })

/**
 * A refusal has its news too: somebody else was quicker. Nobody waits for it: the form begins anew with what comes, and
 * would not be there to say that it was saved.
 */
export function useChangeLiveSession(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof changeLiveSession>['body']) =>
      call(changeLiveSession, { params: { id }, body }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

type Correction = { userId: string; isAttended: boolean | null }

/** Shown before it is saved: a tap a learner, and no waiting between them. */
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
      }))
    },
    onSuccess: (saved) => {
      put(saved.userId, () => saved)
    },
    // The last of several taps looks again, so that no answer in between undoes a later one
    onSettled: () =>
      client.isMutating({ mutationKey: queryKey }) === 1
        ? client.invalidateQueries({ queryKey: staffLiveSessionsKey })
        : undefined,
  })
}
