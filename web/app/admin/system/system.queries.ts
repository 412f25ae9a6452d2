import { getSystem } from '@sohbet/contract/core/system'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => call(getSystem, {}, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
})
