import { getBrand, updateBrand, type EditedBrand } from '@sohbet/contract/core/brand'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { showBrand } from '../../../parts/school/brand.ts'
import { changesKey } from '../../change-trail/change-trail.tsx'

export const brandQuery = queryOptions({
  queryKey: ['school-settings', 'brand'],
  queryFn: ({ signal }) => call(getBrand, {}, { signal }),
  staleTime: 0,
})

/** Past the cache, for an open form. */
export const loadBrand = () => call(getBrand, {})

/** Shows the saved brand in this tab at once. */
export function useUpdateBrand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EditedBrand) => call(updateBrand, { body }),
    onSuccess: (saved) => {
      showBrand(saved)
      client.setQueryData(brandQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}
