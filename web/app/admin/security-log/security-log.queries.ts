import type { Input } from '@sohbet/contract/endpoint'
import { listSecurityLog } from '@sohbet/contract/core/security-log'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const securityLogKey = ['security-log'] as const

export const securityLogQuery = (query: Input<typeof listSecurityLog>['query']) =>
  queryOptions({
    queryKey: [...securityLogKey, query],
    queryFn: ({ signal }) => call(listSecurityLog, { query }, { signal }),
    placeholderData: keepPreviousData,
    // New entries may have arrived
    staleTime: 0,
  })
