import {
  correctAttendance,
  listAttendance,
  markAttendance,
  type AttendanceRow,
} from '@sohbet/contract/live-sessions/attendance'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { staffLiveSessionsKey } from '../staff/staff-live-sessions.queries.ts'

/** Learners join meanwhile. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'attendance', id],
    queryFn: ({ signal }) => call(listAttendance, { params: { id } }, { signal }),
    // The coach's page of the session brings the first rows along
    staleTime: 5000,
    refetchInterval: 30_000,
  })

/** Attendance without a mark of a coach. */
export const isRecorded = ({ joinedAt, isMadeUp }: AttendanceRow): boolean => joinedAt !== null || isMadeUp

/** Nobody knows where the learner is: not here, and without an announced absence. */
export const isMissing = ({ isAttended, absence }: AttendanceRow): boolean => !isAttended && !absence

const marked = (row: AttendanceRow, isAttended: boolean | null, author: string | null): AttendanceRow => ({
  ...row,
  isAttended: isAttended ?? isRecorded(row),
  isCorrected: isAttended !== null,
  correctedBy: isAttended === null ? null : author,
})

/** Marks are shown before they are saved, and saved in the order of the taps. */
function useMarks(id: string) {
  const client = useQueryClient()
  const author = useSession()?.user.username ?? null
  const { queryKey } = attendanceQuery(id)
  return {
    options: { mutationKey: queryKey, scope: { id: queryKey.join(' ') } },
    change: (isMeant: (row: AttendanceRow) => boolean, isAttended: boolean | null) =>
      client.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (isMeant(row) ? marked(row, isAttended, author) : row)),
      ),
    stopLoading: () => client.cancelQueries({ queryKey }),
    // Only the last of several taps reloads, so that no earlier reply undoes a later tap
    reload: () =>
      client.isMutating({ mutationKey: queryKey }) === 1
        ? client.invalidateQueries({ queryKey: staffLiveSessionsKey })
        : undefined,
  }
}

type Correction = { userId: string; isAttended: boolean | null }

export function useCorrectAttendance(id: string) {
  const { options, change, stopLoading, reload } = useMarks(id)
  return useMutation({
    ...options,
    mutationFn: ({ userId, isAttended }: Correction) =>
      call(correctAttendance, { params: { id, userId }, body: { isAttended } }),
    onMutate: async ({ userId, isAttended }) => {
      await stopLoading()
      change((row) => row.userId === userId, isAttended)
    },
    onSettled: reload,
  })
}

/** True: everyone without an announced absence is here. Null removes all marks. */
export function useMarkAttendance(id: string) {
  const { options, change, stopLoading, reload } = useMarks(id)
  return useMutation({
    ...options,
    mutationFn: (isAttended: true | null) => call(markAttendance, { params: { id }, body: { isAttended } }),
    onMutate: async (isAttended) => {
      await stopLoading()
      change((row) => isAttended === null || isMissing(row), isAttended)
    },
    onSettled: reload,
  })
}
