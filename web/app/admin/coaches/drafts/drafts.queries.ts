import {
  listDrafts,
  publishDraft,
  returnDraft,
  type WaitingDraft,
} from '@sohbet/contract/people/coach-profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coachesQuery } from '../coaches.queries.ts'

export const draftsQuery = queryOptions({
  queryKey: ['coach-drafts'],
  queryFn: ({ signal }) => call(listDrafts, {}, { signal }),
})

/** A refusal means that the coach changed the draft meanwhile, so the list reloads. */
function useDecision<Input>(mutationFn: (input: Input) => Promise<WaitingDraft[]>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (left) => client.setQueryData(draftsQuery.queryKey, left),
    onError: () => void client.invalidateQueries({ queryKey: draftsQuery.queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: coachesQuery.queryKey }),
  })
}

type Seen = { coachId: string; revision: number }

export const usePublish = () =>
  useDecision(({ coachId, revision }: Seen) =>
    call(publishDraft, { params: { coachId }, body: { revision } }),
  )

export const useSendBack = () =>
  useDecision(({ coachId, ...body }: Seen & { note: string }) =>
    call(returnDraft, { params: { coachId }, body }),
  )
