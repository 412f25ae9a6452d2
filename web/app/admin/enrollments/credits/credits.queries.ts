import { changeCredits, getUserCredits } from '@sohbet/contract/credits/credits'
import type { Input } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const creditsKey = ['credits'] as const

export const userCreditsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...creditsKey, userId],
    queryFn: ({ signal }) => call(getUserCredits, { params: { id: userId } }, { signal }),
    staleTime: 0,
  })

export function useChangeCredits(userId: string) {
  const client = useQueryClient()
  const { queryKey } = userCreditsQuery(userId)
  return useMutation({
    mutationFn: (body: Input<typeof changeCredits>['body']) =>
      call(changeCredits, { params: { id: userId }, body }),
    onSuccess: (credits) => client.setQueryData(queryKey, credits),
  })
}
