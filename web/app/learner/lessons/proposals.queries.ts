import * as contract from '@sohbet/contract/lessons/lesson-requests'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const proposalsQuery = queryOptions({
  queryKey: ['lessons', 'proposals'],
  queryFn: ({ signal }) => call(contract.listProposals, {}, { signal }),
  staleTime: 0,
})

export function useAnswerProposal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; isAccepted: boolean; proposed: string }) =>
      call(contract.answerProposal, { params: { id }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['lessons'] })
      void client.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
}
