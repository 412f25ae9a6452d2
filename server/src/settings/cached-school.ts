import type { Currency } from '@sohbet/domain/course/price'
import { schoolFields, type SavedSchool } from '@sohbet/contract/core/school'
import { defaultSchool, type SchoolData } from '@sohbet/domain/school'
import type { Db } from '../db/connect.ts'
import { schoolData } from '../db/tables/core/school-data.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'

export type CachedSchool = CachedValue<SavedSchool> & {
  /** What applies until the school saves its own data. */
  initial: SchoolData
}

/** `initial` applies until the school saves its own data. */
export async function readSchool(db: Db, initial: SchoolData): Promise<SavedSchool> {
  const [row] = await db.select({ data: schoolData.data, revision: schoolData.revision }).from(schoolData)
  // A field that a newer version added gets its default
  return row
    ? { ...schoolFields.parse({ ...initial, ...row.data }), revision: row.revision }
    : { ...initial, revision: 0 }
}

export const readSchoolCurrency = async (db: Db): Promise<Currency> =>
  (await readSchool(db, defaultSchool)).currency

export const cacheSchool = (db: Db, initial: SchoolData): CachedSchool => ({
  initial,
  ...cacheValue<SavedSchool>({
    initial: { ...initial, revision: 0 },
    read: () => readSchool(db, initial),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The school’s settings could not be read',
  }),
})
