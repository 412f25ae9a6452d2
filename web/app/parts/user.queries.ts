import { getUser } from '@sohbet/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  })
