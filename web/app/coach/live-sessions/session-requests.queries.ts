import * as contract from '@sohbet/contract/live-sessions/substitutes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { coachDashboardQuery } from '../coach.queries.ts'
import { coachLessonsQuery } from '../lessons/coach-lessons.queries.ts'

export const sessionRequestsQuery = queryOptions({
  queryKey: ['session-requests'],
  queryFn: ({ signal }) => call(contract.listSessionRequests, {}, { signal }),
  staleTime: 0,
  refetchInterval: 5 * 60_000,
})

/** The coach's home and week show a taken session. A refusal means that the list is outdated, so it reloads too. */
export const staleAfterAnswer = [sessionRequestsQuery, coachDashboardQuery, coachLessonsQuery]
