import { closeDispute, listDisputes, recordDispute } from '@sohbet/contract/selling/disputes'
import type { Input } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { enrollmentsKey, useInvalidateEnrollments } from '../enrollments.queries.ts'

export const disputesQuery = (id: string) =>
  queryOptions({
    queryKey: [...enrollmentsKey, 'disputes', id],
    queryFn: ({ signal }) => call(listDisputes, { params: { id } }, { signal }),
    staleTime: 0,
  })

export function useRecordDispute(id: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof recordDispute>['body']) => call(recordDispute, { params: { id }, body }),
    onSettled,
  })
}

export function useCloseDispute() {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: 'won' | 'lost' }) =>
      call(closeDispute, { params: { id }, body: { outcome } }),
    onSettled,
  })
}
