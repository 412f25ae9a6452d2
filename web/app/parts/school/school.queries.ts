import { getSchool } from '@sohbet/contract/core/school'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The school's details and switches. */
export const schoolQuery = queryOptions({
  queryKey: ['school'],
  queryFn: ({ signal }) => call(getSchool, {}, { signal }),
  staleTime: 60_000,
})
