import * as contract from '@sohbet/contract/live-sessions/guest-seats'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dashboardQuery } from '../../dashboard/dashboard.queries.ts'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'

export const guestSeatsQuery = queryOptions({
  queryKey: ['guest-seats'],
  queryFn: ({ signal }) => call(contract.listGuestSeats, {}, { signal }),
  // Other learners take seats, and coaches move sessions
  staleTime: 0,
  refetchInterval: 5 * 60_000,
})

/** A refusal means that the screen is outdated, so it reloads too. */
function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [
        guestSeatsQuery.queryKey,
        creditsQuery.queryKey,
        dashboardQuery.queryKey,
        ['sessions'],
      ])
        void client.invalidateQueries({ queryKey })
    },
  })
}

export const useTakeSeat = () =>
  useChange((body: { sessionId: string; missedSessionId?: string }) => call(contract.bookGuestSeat, { body }))

export const useLeaveSeat = () =>
  useChange(({ id, isLossAccepted }: { id: string; isLossAccepted: boolean }) =>
    call(contract.cancelGuestSeat, { params: { id }, body: { isLossAccepted } }),
  )
