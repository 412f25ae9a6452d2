import type { Input } from '@sohbet/contract/endpoint'
import {
  bookPayment,
  changePaymentTerms,
  checkByHand,
  getMoneyState,
  remindOfBalance,
  takePaymentBack,
} from '@sohbet/contract/selling/by-hand'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useInvalidateEnrollments } from '../enrollments.queries.ts'

/** Whether cards can be paid with, and what waits for the school. */
export const moneyStateQuery = queryOptions({
  queryKey: ['enrollments', 'money-state'],
  queryFn: ({ signal }) => call(getMoneyState, {}, { signal }),
  staleTime: 0,
})

/** What an enrolment by hand would override; the learner and the course are chosen. */
export const handWarningsQuery = (body: Input<typeof checkByHand>['body']) =>
  queryOptions({
    queryKey: ['enrollments', 'by-hand', body],
    queryFn: ({ signal }) => call(checkByHand, { body }, { signal }),
    retry: false,
    staleTime: 0,
  })

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
