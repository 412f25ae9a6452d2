import type { Input } from '@sohbet/contract/endpoint'
import {
  cancelCourse,
  getCourseCancellation,
  listMoveTargets,
  moveEnrollment,
} from '@sohbet/contract/selling/moving'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Seats and prices change at any time. */
export const moveTargetsQuery = (id: string) =>
  queryOptions({
    queryKey: ['enrollments', 'move-targets', id],
    queryFn: ({ signal }) => call(listMoveTargets, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const cancellationQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', 'cancellation', id],
    queryFn: ({ signal }) => call(getCourseCancellation, { params: { id } }, { signal }),
    staleTime: 0,
  })

function useInvalidate() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['courses'], ['enrollments'], ['users']])
      void client.invalidateQueries({ queryKey })
  }
}

export function useMoveEnrollment(id: string) {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: Input<typeof moveEnrollment>['body']) =>
      call(moveEnrollment, { params: { id }, body }),
    onSettled,
  })
}

export function useCancelCourse(id: string) {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (reason: string) => call(cancelCourse, { params: { id }, body: { reason } }),
    onSettled,
  })
}
