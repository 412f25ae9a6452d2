import { getCourse } from '@sohbet/contract/catalogue/courses'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A course in any state unless deleted. Seats change all the time, so it is neither cached nor kept after its screen. */
export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['enrollments', 'course', id],
    queryFn: ({ signal }) => call(getCourse, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
