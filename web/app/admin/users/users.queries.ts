import type { Input } from '@sohbet/contract/endpoint'
import { getUser, listUsers } from '@sohbet/contract/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const keys = {
  all: ['users'] as const,
  list: (query: Input<typeof listUsers>['query']) => ['users', 'list', query] as const,
  one: (id: string) => ['users', 'one', id] as const,
}

export const usersQuery = (query: Input<typeof listUsers>['query']) =>
  queryOptions({
    queryKey: keys.list(query),
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  })
