import { brandFields, type SavedBrand } from '@sohbet/contract/core/brand'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import type { Db } from '../connect.ts'
import { schoolBrand } from '../tables/core/school-brand.ts'

export const initialBrand: SavedBrand = { ...defaultBrand, revision: 0 }

/** The school's brand. A field that a newer version added gets its default. */
export async function readBrand(db: Db): Promise<SavedBrand> {
  const [row] = await db.select({ data: schoolBrand.data, revision: schoolBrand.revision }).from(schoolBrand)
  if (!row) return initialBrand
  const { data, revision } = row
  const pictures = { ...defaultBrand.pictures, ...data.pictures }
  return { ...brandFields.parse({ ...defaultBrand, ...data }), pictures, revision }
}
