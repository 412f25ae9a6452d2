import {
  createCoach,
  listCoachAccounts,
  listCoaches,
  updateCoach,
  type CoachFields,
} from '@sohbet/contract/people/coaches'
import { getUserByEmail } from '@sohbet/contract/people/users'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const coachesKey = ['coaches'] as const

export const coachesQuery = queryOptions({
  queryKey: coachesKey,
  queryFn: ({ signal }) => call(listCoaches, { query: {} }, { signal }),
})

/** Coaches without coach data: invited ones, and accounts that only got the role. */
export const coachAccountsQuery = queryOptions({
  queryKey: [...coachesKey, 'accounts'],
  queryFn: ({ signal }) => call(listCoachAccounts, {}, { signal }),
})

/** Past the cache, for an open form. */
export const loadCoaches = () => call(listCoaches, { query: {} })

export function useFindUser() {
  return useMutation({
    mutationFn: (email: string) => call(getUserByEmail, { params: { email } }),
  })
}

type Saved = { userId: string; isNew: boolean; fields: CoachFields }

/** A new coach gets another role, so the users are stale too; after a refusal as well. */
export function useSaveCoach() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, isNew, fields }: Saved) =>
      isNew
        ? call(createCoach, { body: { ...fields, userId } })
        : call(updateCoach, { params: { userId }, body: fields }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['users'] })
      void client.invalidateQueries({ queryKey: coachesKey })
    },
  })
}
