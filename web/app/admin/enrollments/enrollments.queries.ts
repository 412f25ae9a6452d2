import { listCourses } from '@sohbet/contract/catalogue/courses'
import type { Input } from '@sohbet/contract/endpoint'
import {
  cancelByAdmin,
  enrollByHand,
  exportEnrollments,
  listEnrollments,
  listMovements,
  refundByAdmin,
} from '@sohbet/contract/selling/enrollments-admin'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { creditsKey } from './credits/credits.queries.ts'

export const enrollmentsKey = ['enrollments'] as const

export const enrollmentsQuery = (query: Input<typeof listEnrollments>['query']) =>
  queryOptions({
    queryKey: [...enrollmentsKey, 'list', query],
    queryFn: ({ signal }) => call(listEnrollments, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Learners pay and cancel at any time
    staleTime: 0,
  })

export const movementsQuery = (id: string) =>
  queryOptions({
    queryKey: [...enrollmentsKey, 'movements', id],
    queryFn: ({ signal }) => call(listMovements, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** The courses to choose from, the latest start first; older ones are found by search. */
export const courseChoicesQuery = queryOptions({
  queryKey: ['courses', 'choices'],
  queryFn: ({ signal }) =>
    call(listCourses, { query: { isActive: 'true', sortBy: 'startDate:desc', pageSize: 50 } }, { signal }),
  select: ({ data, totalCount }) => ({ courses: data, more: totalCount - data.length }),
})

/** The courses that take enrolments, the next start first. Ended and cancelled courses do not. */
export const openCourseChoicesQuery = queryOptions({
  queryKey: ['courses', 'choices', 'open'],
  queryFn: async ({ signal }) => {
    const query = { isActive: 'true', sortBy: 'startDate:asc', pageSize: 50 } as const
    const lists = await Promise.all(
      (['upcoming', 'ongoing'] as const).map((status) =>
        call(listCourses, { query: { ...query, status } }, { signal }),
      ),
    )
    return {
      courses: lists.flatMap(({ data }) => data).filter(({ isCancelled }) => !isCancelled),
      more: lists.reduce((sum, { data, totalCount }) => sum + totalCount - data.length, 0),
    }
  },
})

/**
 * Also invalidates seats, credits and accounts, and after a refusal too. Not awaited: a dialog closes with the
 * reply, not after all lists have reloaded.
 */
export function useInvalidateEnrollments() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [['courses'], ['users'], creditsKey, enrollmentsKey])
      void client.invalidateQueries({ queryKey })
  }
}

export function useEnrollByHand() {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof enrollByHand>['body']) => call(enrollByHand, { body }),
    onSettled,
  })
}

export function useCancelEnrollment(id: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof cancelByAdmin>['body']) => call(cancelByAdmin, { params: { id }, body }),
    onSettled,
  })
}

export function useRefund(id: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof refundByAdmin>['body']) => call(refundByAdmin, { params: { id }, body }),
    onSettled,
  })
}

type ExportFilters = Input<typeof exportEnrollments>['query']

export const useExportEnrollments = (query: ExportFilters) =>
  useMutation({ mutationFn: () => call(exportEnrollments, { query }) })
