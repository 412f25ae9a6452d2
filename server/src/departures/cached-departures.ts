import type { Departure } from '@sohbet/contract/site/rendering'
import type { Db } from '../db/connect.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'
import { readDepartures } from './departure.reads.ts'

/** The clock matters too: at midnight a course starts, or an early-bird price ends. */
export const cacheDepartures = (db: Db, clock: () => Date): CachedValue<readonly Departure[]> =>
  cacheValue<readonly Departure[]>({
    initial: [],
    read: () => readDepartures(db, clock()),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The departures could not be read',
  })
