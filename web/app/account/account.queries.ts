import { changePassword, endSession as endSessionCall, listSessions } from '@sohbet/contract/people/auth'
import type { Input } from '@sohbet/contract/endpoint'
import { eraseUser, exportUser, previewErasure, updateUser } from '@sohbet/contract/people/users'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { userQuery } from '../parts/user/user.queries.ts'
import { paths } from '../paths.ts'
import { replaceUser } from '../session/keep-user-fresh.ts'
import { leaveSession } from '../session/session.ts'
import { showSuccess } from '../ui/feedback/toasts.tsx'

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

export function useUpdateProfile(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof updateUser>['body']) => call(updateUser, { params: { id }, body }),
    onSuccess: async (user) => {
      await replaceUser(user)
      void client.invalidateQueries({ queryKey: userQuery(id).queryKey })
    },
  })
}

/** The server signs out all other devices. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

export function useSignDevicesOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => call(endSessionCall, { params: { id } }))),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

export const useExport = (id: string) =>
  useMutation({ mutationFn: () => call(exportUser, { params: { id } }) })

/** Refunds depend on deadlines, so the dialog always reloads them. */
export const erasureQuery = (id: string) =>
  queryOptions({
    queryKey: ['erasure', id],
    queryFn: ({ signal }) => call(previewErasure, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

const goodbyeToastMs = 5000

export function useErase(id: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof eraseUser>['body']) => call(eraseUser, { params: { id }, body }),
    onSuccess: async ({ message }) => {
      leaveSession()
      await navigate(paths.login)
      showSuccess(message, undefined, goodbyeToastMs)
    },
    // A refund may have changed
    onError: () => void client.invalidateQueries({ queryKey: erasureQuery(id).queryKey }),
  })
}
