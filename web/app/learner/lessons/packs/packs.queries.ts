import type { Input } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/credits/packs'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Language } from '@sohbet/domain/language'
import { creditsQuery } from '../../enrollment/enrollment.queries.ts'

export const packOffersQuery = queryOptions({
  queryKey: ['packs', 'offers'],
  queryFn: ({ signal }) => call(contract.listPackOffers, {}, { signal }),
  staleTime: 0,
})

type Chosen = Input<typeof contract.getPackDocuments>['query']

/** The documents are in the language of the screen. */
export const packDocumentsQuery = (query: Chosen, language: Language) =>
  queryOptions({
    queryKey: ['packs', 'documents', query, language],
    queryFn: ({ signal }) => call(contract.getPackDocuments, { query }, { signal }),
    staleTime: 0,
  })

export const ownPacksQuery = queryOptions({
  queryKey: ['packs', 'mine'],
  queryFn: ({ signal }) => call(contract.listOwnPacks, {}, { signal }),
  staleTime: 0,
})

export const packPaymentQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['packs', 'payment', sessionId],
    queryFn: ({ signal }) => call(contract.verifyPack, { params: { sessionId } }, { signal }),
    staleTime: 0,
    // The payment may arrive a moment after the learner
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? 3000 : false),
  })

export const useBuyPack = () =>
  useMutation({
    mutationFn: (body: Input<typeof contract.createPackCheckout>['body']) =>
      call(contract.createPackCheckout, { body }),
  })

export function useRefundPack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: number }) =>
      call(contract.refundPack, { params: { id }, body: { expected } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['packs'] })
      void client.invalidateQueries({ queryKey: ['lessons'] })
      void client.invalidateQueries({ queryKey: creditsQuery.queryKey })
    },
  })
}
