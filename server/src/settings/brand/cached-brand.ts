import type { SavedBrand } from '@sohbet/contract/core/brand'
import { initialBrand, readBrand } from '../../db/brand/read-brand.ts'
import type { Db } from '../../db/connect.ts'
import { cacheValue, type CachedValue } from '../../http/pages/cached-value.ts'

export type CachedBrand = CachedValue<SavedBrand>

export const cacheBrand = (db: Db): CachedBrand =>
  cacheValue({
    initial: initialBrand,
    read: () => readBrand(db),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The school’s brand could not be read',
  })
