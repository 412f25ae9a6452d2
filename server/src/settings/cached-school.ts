import type { Currency } from '@sohbet/domain/course/price'
import { schoolFields, type SavedSchool } from '@sohbet/contract/core/school'
import { defaultSchool } from '@sohbet/domain/school'
import type { Db } from '../db/connect.ts'
import { schoolData } from '../db/tables/core/school-data.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'

export type CachedSchool = CachedValue<SavedSchool>

/** `schoolEmail` is used until the school sets its own address. */
export async function readSchool(db: Db, schoolEmail: string): Promise<SavedSchool> {
  const [row] = await db.select({ data: schoolData.data, revision: schoolData.revision }).from(schoolData)
  const initial = { ...defaultSchool, email: schoolEmail }
  // A field that a newer version added gets its default
  return row
    ? { ...schoolFields.parse({ ...initial, ...row.data }), revision: row.revision }
    : { ...initial, revision: 0 }
}

export const readSchoolCurrency = async (db: Db): Promise<Currency> =>
  (await readSchool(db, defaultSchool.email)).currency

export const cacheSchool = (db: Db, schoolEmail: string): CachedSchool =>
  cacheValue({
    initial: { ...defaultSchool, email: schoolEmail, revision: 0 },
    read: () => readSchool(db, schoolEmail),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The school’s settings could not be read',
  })
