import { getSchool } from '@sohbet/contract/core/school'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Who the school is, and what it offers at the moment. */
export const schoolQuery = queryOptions({
  queryKey: ['school'],
  queryFn: ({ signal }) => call(getSchool, {}, { signal }),
  staleTime: 60_000,
})
