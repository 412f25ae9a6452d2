import {
  getLocalCheckout,
  leaveLocalCheckout,
  payLocalCheckout,
} from '@sohbet/contract/selling/local-checkout'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const checkoutQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['checkout', sessionId],
    queryFn: ({ signal }) => call(getLocalCheckout, { params: { sessionId } }, { signal }),
    staleTime: 0,
  })

/** Simulates the processing time of a bank. */
const processingMs = 1200
const processing = () => new Promise<void>((resolve) => setTimeout(resolve, processingMs))

export function usePay(sessionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (card: string) => {
      await processing()
      return call(payLocalCheckout, { params: { sessionId }, body: { card } })
    },
    // The checkout may have ended; reload it to show so
    onError: () => void client.invalidateQueries({ queryKey: checkoutQuery(sessionId).queryKey }),
  })
}

export const useLeave = (sessionId: string) =>
  useMutation({ mutationFn: () => call(leaveLocalCheckout, { params: { sessionId } }) })
