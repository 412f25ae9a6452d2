import { getBilling, saveBilling, type Billing } from '@sohbet/contract/selling/papers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call(getBilling, {}, { signal }),
})

/** Null removes them. */
export function useSaveBilling() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (billing: Billing | null) => call(saveBilling, { body: { billing } }),
    onSuccess: (saved) => client.setQueryData(billingQuery.queryKey, saved),
  })
}
