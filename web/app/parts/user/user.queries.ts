import { getUser, getUserProgress } from '@sohbet/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  })

export const userProgressQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'progress', id],
    queryFn: ({ signal }) => call(getUserProgress, { params: { id } }, { signal }),
  })
