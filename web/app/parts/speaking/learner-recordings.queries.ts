import * as contract from '@sohbet/contract/speaking/speaking'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Its URLs are valid for ten minutes. */
export const learnerRecordingsQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['learner-recordings', learnerId],
    queryFn: ({ signal }) => call(contract.listLearnerRecordings, { params: { id: learnerId } }, { signal }),
    refetchInterval: 5 * 60_000,
  })

/** Writes the reason into the security log. */
export const useOpenRecording = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(contract.openRecording, { params: { id }, body: { reason } }),
  })
