import {
  announceAbsence,
  getOwnLiveSession,
  getLiveSessionCalendar,
  joinLiveSession,
  listLearnerCourseLiveSessions,
  listOwnLiveSessions,
  withdrawAbsence,
} from '@sohbet/contract/live-sessions/live-sessions'
import { listCourseMaterials } from '@sohbet/contract/live-sessions/session-files'
import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import { addDays, schoolMoment, type Day } from '@sohbet/domain/calendar'
import { minuteMs } from '@sohbet/domain/moment'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { dashboardQuery } from '../dashboard/dashboard.queries.ts'

// A coach may move a session at any time, so open pages reload regularly
const watched = { staleTime: 0, refetchInterval: 5 * minuteMs }

export const weekQuery = (monday: Day) =>
  queryOptions({
    queryKey: ['sessions', 'week', monday],
    queryFn: ({ signal }) => {
      const from = schoolMoment(monday).toISOString()
      const to = schoolMoment(addDays(monday, 7)).toISOString()
      return call(listOwnLiveSessions, { query: { from, to } }, { signal })
    },
    ...watched,
  })

export const courseSessionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['sessions', 'course', courseId],
    queryFn: ({ signal }) => call(listLearnerCourseLiveSessions, { params: { id: courseId } }, { signal }),
    ...watched,
  })

export const courseMaterialsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['sessions', 'materials', courseId],
    queryFn: ({ signal }) => call(listCourseMaterials, { params: { id: courseId } }, { signal }),
    ...watched,
  })

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', 'one', id],
    queryFn: ({ signal }) => call(getOwnLiveSession, { params: { id } }, { signal }),
    ...watched,
    refetchInterval: minuteMs,
  })

/** Many screens show sessions. */
const refreshSessions = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['sessions'] }),
    client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['learner-course'] }),
    client.invalidateQueries({ queryKey: ['lessons'] }),
  ])

export type Door = { id: string; of: 'session' | 'lesson' }

/** Gets the meeting link. A refusal means that the screen is outdated. */
export function useJoin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, of }: Door) =>
      (await call(of === 'lesson' ? enterLesson : joinLiveSession, { params: { id } })).redirectUrl,
    onSettled: () => void refreshSessions(client),
  })
}

export function useAbsence(id: string) {
  const client = useQueryClient()
  return useMutation({
    /** Null withdraws the absence. */
    mutationFn: (reason: string | null) =>
      reason === null
        ? call(withdrawAbsence, { params: { id } })
        : call(announceAbsence, { params: { id }, body: { reason } }),
    onSuccess: (session) =>
      client.setQueryData(sessionQuery(id).queryKey, (before) => before && { ...before, ...session }),
    onSettled: () => void refreshSessions(client),
  })
}

export const useSessionFile = (id: string) =>
  useMutation({ mutationFn: () => call(getLiveSessionCalendar, { params: { id } }) })
