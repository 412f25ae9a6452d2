import type { Input } from '@sohbet/contract/endpoint'
import {
  changeRole,
  inviteUser,
  listUsers,
  setRetakeAllowed,
  setSuspended,
  setVerified,
  unlockUser,
  type UserForAdmin,
} from '@sohbet/contract/people/users'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { userQuery } from '../../parts/user/user.queries.ts'
import { securityLogKey } from '../security-log/security-log.queries.ts'

type ListQuery = Input<typeof listUsers>['query']

export const usersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The changes that an admin can make to an account. */
const changes = {
  verify: (id: string) => call(setVerified, { params: { id }, body: { isVerified: true } }),
  unverify: (id: string) => call(setVerified, { params: { id }, body: { isVerified: false } }),
  unlock: (id: string) => call(unlockUser, { params: { id } }),
  forgetFailures: (id: string) => call(unlockUser, { params: { id } }),
  allowRetake: (id: string) => call(setRetakeAllowed, { params: { id }, body: { isAllowed: true } }),
  refuseRetake: (id: string) => call(setRetakeAllowed, { params: { id }, body: { isAllowed: false } }),
  suspend: (id: string) => call(setSuspended, { params: { id }, body: { isSuspended: true } }),
  letIn: (id: string) => call(setSuspended, { params: { id }, body: { isSuspended: false } }),
  makeLearner: (id: string) => call(changeRole, { params: { id }, body: { role: 'learner' } }),
  makeCoach: (id: string) => call(changeRole, { params: { id }, body: { role: 'coach' } }),
  makeAdmin: (id: string) => call(changeRole, { params: { id }, body: { role: 'admin' } }),
} satisfies Record<string, (id: string) => Promise<UserForAdmin>>
export type UserChange = keyof typeof changes

function useInvalidateUsers() {
  const client = useQueryClient()
  // Not awaited: a dialog closes with the reply
  return () => {
    void client.invalidateQueries({ queryKey: securityLogKey })
    // A user who loses the role is no longer a coach
    void client.invalidateQueries({ queryKey: ['coaches'] })
    void client.invalidateQueries({ queryKey: ['users'] })
  }
}

export function useChangeUser() {
  const client = useQueryClient()
  const refresh = useInvalidateUsers()
  return useMutation({
    mutationFn: ({ change, userId }: { change: UserChange; userId: string }) => changes[change](userId),
    onSuccess: (user) => {
      client.setQueryData(userQuery(user.id).queryKey, user)
      return refresh()
    },
  })
}

export function useInvite() {
  const refresh = useInvalidateUsers()
  return useMutation({
    mutationFn: (body: Input<typeof inviteUser>['body']) => call(inviteUser, { body }),
    onSuccess: refresh,
  })
}
