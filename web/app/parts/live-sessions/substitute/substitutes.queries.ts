import * as contract from '@sohbet/contract/live-sessions/substitutes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { staffLiveSessionsKey } from '../staff/staff-live-sessions.queries.ts'

/** The coaches who are free at the time of a session. */
export const freeCoachesQuery = (id: string) =>
  queryOptions({
    queryKey: ['session-free-coaches', id],
    queryFn: ({ signal }) => call(contract.listSubstitutes, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** A refusal means that the screen is outdated, so it reloads too. */
function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: staffLiveSessionsKey }),
  })
}

type Chosen = { id: string; coachId: string }

export const useAskSubstitute = () =>
  useChange(({ id, coachId }: Chosen) => call(contract.askSubstitute, { params: { id }, body: { coachId } }))

export const useSetSubstitute = () =>
  useChange(({ id, coachId }: Chosen) => call(contract.setSubstitute, { params: { id }, body: { coachId } }))

export const useWithdrawSubstitute = () =>
  useChange((id: string) => call(contract.withdrawSubstitute, { params: { id } }))

export const useRemoveSubstitute = () =>
  useChange((id: string) => call(contract.removeSubstitute, { params: { id } }))
