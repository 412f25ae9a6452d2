import type { Input } from '@sohbet/contract/endpoint'
import {
  createDiscountCode,
  getDiscountCode,
  listDiscountCodes,
  listDiscountUses,
  toggleDiscountCode,
  updateDiscountCode,
  type DiscountCodeFields,
} from '@sohbet/contract/campaigns/campaigns'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changesKey } from '../change-trail/change-trail.tsx'

const codesKey = ['discount-codes'] as const

export const codesQuery = (query: Input<typeof listDiscountCodes>['query']) =>
  queryOptions({
    queryKey: [...codesKey, 'list', query],
    queryFn: ({ signal }) => call(listDiscountCodes, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Learners use codes at any time
    staleTime: 0,
  })

export const usesQuery = (id: string, pageIndex: number) =>
  queryOptions({
    queryKey: [...codesKey, 'uses', id, pageIndex],
    queryFn: ({ signal }) => call(listDiscountUses, { params: { id }, query: { pageIndex } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Past the cache, for an open form. */
export const loadCode = (id: string) => call(getDiscountCode, { params: { id } })

/** Also after a refusal, because another admin may have changed them. */
function useInvalidateCodes() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: changesKey })
    void client.invalidateQueries({ queryKey: codesKey })
  }
}

/** Updates a code with an id, creates one without. */
export function useSaveCode() {
  const onSettled = useInvalidateCodes()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: DiscountCodeFields }) =>
      id
        ? call(updateDiscountCode, { params: { id }, body: fields })
        : call(createDiscountCode, { body: fields }),
    onSettled,
  })
}

export function useToggleCode() {
  const onSettled = useInvalidateCodes()
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: boolean }) =>
      call(toggleDiscountCode, { params: { id }, body: { expected } }),
    onSettled,
  })
}
