import { getReceipt } from '@sohbet/contract/selling/enrollments'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Loads the PDF of a payment or refund. Not in parts/billing, whose form these pages do not show. */
export const useReceipt = (movementId: string) =>
  useMutation({ mutationFn: () => call(getReceipt, { params: { id: movementId } }) })
