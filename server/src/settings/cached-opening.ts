import { isNotNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'

/** Whether the school has opened. */
export type CachedOpening = CachedValue<boolean>

export const readIsOpen = async (db: Db): Promise<boolean> =>
  (await db.$count(schoolOpening, isNotNull(schoolOpening.openedAt))) > 0

export const cacheOpening = (db: Db): CachedOpening =>
  cacheValue({
    initial: false,
    read: () => readIsOpen(db),
    isSame: (one, other) => one === other,
    trouble: 'Whether the school has opened could not be read',
  })
