import {
  bookPayout,
  correctPartnerBalance,
  createPartner,
  getPartner,
  listPartners,
  removePartner,
  renewPartnerAddress,
  updatePartner,
  type PartnerFields,
} from '@sohbet/contract/partners/partners'
import type { Input } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changesKey } from '../change-trail/change-trail.tsx'

const partnersKey = ['partners'] as const

export const partnersQuery = queryOptions({
  queryKey: [...partnersKey, 'all'],
  queryFn: ({ signal }) => call(listPartners, {}, { signal }),
})

export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: [...partnersKey, id],
    queryFn: ({ signal }) => call(getPartner, { params: { id } }, { signal }),
  })

/** Past the cache, for an open form. */
export const loadPartner = (id: string) => call(getPartner, { params: { id } })

/** Also after a refusal, because another admin may have changed them. */
function useInvalidate() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: changesKey })
    await client.invalidateQueries({ queryKey: partnersKey })
  }
}

/** Updates a partner with an id, creates one without. */
export function useSavePartner() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: PartnerFields }) =>
      id ? call(updatePartner, { params: { id }, body: fields }) : call(createPartner, { body: fields }),
    onSettled: () => void invalidate(),
  })
}

export function useRemovePartner() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (id: string) => call(removePartner, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

export function useRenewAddress() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (id: string) => call(renewPartnerAddress, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

export function useBookPayout(id: string) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (body: Input<typeof bookPayout>['body']) => call(bookPayout, { params: { id }, body }),
    onSettled: () => void invalidate(),
  })
}

export function useCorrectBalance(id: string) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (body: Input<typeof correctPartnerBalance>['body']) =>
      call(correctPartnerBalance, { params: { id }, body }),
    onSettled: () => void invalidate(),
  })
}
