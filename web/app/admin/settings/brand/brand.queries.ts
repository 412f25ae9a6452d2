import {
  getBrand,
  removeBrandPicture,
  updateBrand,
  uploadBrandPicture,
  type EditedBrand,
  type SavedBrand,
} from '@sohbet/contract/core/brand'
import type { BrandPictureKind } from '@sohbet/domain/brand/brand'
import { brandStyle } from '@sohbet/domain/brand/brand-colours'
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
function useBrandChange<Change>(mutationFn: (change: Change) => Promise<SavedBrand>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (saved) => {
      showBrand(saved, brandStyle(saved))
      client.setQueryData(brandQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}

export const useUpdateBrand = () => useBrandChange((body: EditedBrand) => call(updateBrand, { body }))

type Picture = { kind: BrandPictureKind; revision: number }

export const useUploadPicture = () =>
  useBrandChange((body: Picture & { file: File }) => call(uploadBrandPicture, { body }))

export const useRemovePicture = () =>
  useBrandChange(({ kind, revision }: Picture) =>
    call(removeBrandPicture, { params: { kind }, body: { revision } }),
  )
