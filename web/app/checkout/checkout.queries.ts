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

/** A bank takes its time, and a page that shows nothing of it teaches the wrong thing. */
const processingMs = 1200
const processing = () => new Promise<void>((resolve) => setTimeout(resolve, processingMs))

export function usePay(sessionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (card: string) => {
      await processing()
      return call(payLocalCheckout, { params: { sessionId }, body: { card } })
    },
    // The page may be over: then it says so
    onError: () => void client.invalidateQueries({ queryKey: checkoutQuery(sessionId).queryKey }),
  })
}

export const useLeave = (sessionId: string) =>
  useMutation({ mutationFn: () => call(leaveLocalCheckout, { params: { sessionId } }) })
