import * as contract from '@sohbet/contract/speaking/speaking'
import type { Rubric } from '@sohbet/domain/speaking/rubric'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const reloadMs = 5 * 60_000

/** Also what a coach's home and navigation count. */
export const waitingCountQuery = queryOptions({
  queryKey: ['recordings-waiting', 'count'],
  queryFn: ({ signal }) => call(contract.countWaitingRecordings, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: reloadMs,
})

/** Its URLs are valid for ten minutes. */
export const waitingQuery = queryOptions({
  queryKey: ['recordings-waiting', 'next'],
  queryFn: ({ signal }) => call(contract.listWaitingRecordings, {}, { signal }),
  refetchInterval: reloadMs,
})

/** `id` is that of the answer: sent again after a lost reply, it changes nothing. */
type Answer = { recordingId: string; id: string; text: string; recording?: File } & Rubric

/** Takes the recording off the list at once; the next ones are loaded behind it. */
export function useAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ recordingId, ...body }: Answer) =>
      call(contract.answerRecording, { params: { id: recordingId }, body }),
    onSuccess: ({ id, waitingCount }) => {
      client.setQueryData(waitingCountQuery.queryKey, { count: waitingCount })
      client.setQueryData(
        waitingQuery.queryKey,
        (known) =>
          known && {
            totalCount: waitingCount,
            recordings: known.recordings.filter((recording) => recording.id !== id),
          },
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['recordings-waiting'] }),
  })
}
