import type { Input } from '@sohbet/contract/endpoint'
import {
  bookPayment,
  changePaymentTerms,
  checkByHand,
  getMoneyState,
  handCheck,
  remindOfBalance,
  takePaymentBack,
  type HandCheck,
} from '@sohbet/contract/selling/by-hand'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useInvalidateEnrollments } from '../enrollments.queries.ts'

/** Whether cards can be paid with, and what waits for the school. */
export const moneyStateQuery = queryOptions({
  queryKey: ['enrollments', 'money-state'],
  queryFn: ({ signal }) => call(getMoneyState, {}, { signal }),
  staleTime: 0,
})

/** What an enrolment by hand would override, and the plan of a held seat. Asked once learner and course are chosen. */
export function useHandCheck({ email, courseId }: Input<typeof checkByHand>['body']): HandCheck | undefined {
  const { success, data: body = { email, courseId } } = handCheck.safeParse({ email, courseId })
  const { data } = useQuery({
    queryKey: ['enrollments', 'by-hand', body],
    queryFn: ({ signal }) => call(checkByHand, { body }, { signal }),
    retry: false,
    staleTime: 0,
    enabled: success,
  })
  return data
}

export function useBookPayment(id: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof bookPayment>['body']) => call(bookPayment, { params: { id }, body }),
    onSettled,
  })
}

export function useTakePaymentBack(id: string, movementId: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof takePaymentBack>['body']) =>
      call(takePaymentBack, { params: { id, movementId }, body }),
    onSettled,
  })
}

export function useChangePaymentTerms(id: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({
    mutationFn: (body: Input<typeof changePaymentTerms>['body']) =>
      call(changePaymentTerms, { params: { id }, body }),
    onSettled,
  })
}

export function useRemindOfBalance(id: string) {
  const onSettled = useInvalidateEnrollments()
  return useMutation({ mutationFn: () => call(remindOfBalance, { params: { id } }), onSettled })
}
