import type { Input } from '@sohbet/contract/endpoint'
import { getLeftBehind, replaceCoach } from '@sohbet/contract/people/replacements'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const leftBehindQuery = (userId: string) =>
  queryOptions({
    queryKey: ['coaches', 'left-behind', userId],
    queryFn: ({ signal }) => call(getLeftBehind, { params: { userId } }, { signal }),
    staleTime: 0,
  })

export type ReplacementBody = Input<typeof replaceCoach>['body']

/** Courses, lessons, sessions and accounts change, so every list is stale; after a refusal as well. */
export function useReplace(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReplacementBody) => call(replaceCoach, { params: { userId }, body }),
    onSettled: () => void client.invalidateQueries(),
  })
}
