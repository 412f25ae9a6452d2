import * as contract from '@sohbet/contract/learning/learner-page'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const learnerPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['learner-page', id],
    queryFn: ({ signal }) => call(contract.getLearnerPage, { params: { id } }, { signal }),
  })

function useChange<Input, Reply>(learnerId: string, mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: learnerPageQuery(learnerId).queryKey }),
  })
}

export const useWriteNote = (learnerId: string) =>
  useChange(learnerId, (body: { text: string }) =>
    call(contract.writeStaffNote, { params: { id: learnerId }, body }),
  )

export const useDeleteNote = (learnerId: string) =>
  useChange(learnerId, (id: string) => call(contract.deleteStaffNote, { params: { id } }))
