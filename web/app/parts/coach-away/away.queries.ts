import * as contract from '@sohbet/contract/lessons/coach-away'
import type { Input } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { staffLiveSessionsKey } from '../live-sessions/staff/staff-live-sessions.queries.ts'

const key = ['coach-away'] as const

/** Without an id the own one. */
export const awaysQuery = (coachId: string | undefined) =>
  queryOptions({
    queryKey: [...key, 'list', coachId],
    queryFn: ({ signal }) => call(contract.listAways, { query: { coachId } }, { signal }),
    staleTime: 0,
  })

export type AwaySpan = { from: string; until: string }

export const awayPlanQuery = (coachId: string | undefined, span: AwaySpan) =>
  queryOptions({
    queryKey: [...key, 'plan', coachId, span],
    queryFn: ({ signal }) => call(contract.planAway, { query: { coachId, ...span } }, { signal }),
    // A learner may book or cancel at any time
    staleTime: 0,
    retry: false,
  })

/** Everything that shows sessions and lessons of the coach. */
const stale = [
  key,
  ['coach-lessons'],
  staffLiveSessionsKey,
  ['coach-dashboard'],
  ['coach-now'],
  ['admin-lessons'],
]

function useChange<Variables, Reply>(mutationFn: (variables: Variables) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey })
    },
  })
}

export const useBeAway = () =>
  useChange((body: Input<typeof contract.beAway>['body']) => call(contract.beAway, { body }))

export const useEndAway = () => useChange((id: string) => call(contract.endAway, { params: { id } }))
