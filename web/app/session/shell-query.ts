import { getShell } from '@sohbet/contract/people/shell'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The user's account, and the counts of the bell and the message icon, in one call. */
export const shellQuery = queryOptions({
  queryKey: ['shell'],
  // Never aborted: the session waits for it too
  queryFn: () => call(getShell, {}),
  // Live events update it; this covers missed ones
  staleTime: 60_000,
})
