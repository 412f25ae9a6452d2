import { createHash } from 'node:crypto'
import { packDocumentOf, type SoldPack } from '@sohbet/contract/credits/pack-documents'
import type { PackDocuments } from '@sohbet/contract/credits/packs'
import type { SalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { pageIn } from '@sohbet/contract/site/content-in'
import type { Language } from '@sohbet/domain/language'
import type { SchoolData } from '@sohbet/domain/school'
import { readBrand } from '../db/brand/read-brand.ts'
import type { Db } from '../db/connect.ts'
import { readSchool } from '../settings/cached-school.ts'
import { readPublishedPage } from './site.reads.ts'

/** The names of the first texts. A change of their wording needs a new one. */
export const firstVersion = '2026-12.3'
export const firstPackVersion = 'pack-2026-12'

type For = { language: Language; initial: SchoolData }

/**
 * The published documents with the seller's data, all read from the database: another process may have changed them a
 * moment ago. `initial` applies until the school saves its own data.
 */
export async function readSalesDocuments(db: Db, { language, initial }: For): Promise<SalesDocuments> {
  const { version, content: salesDocuments } = await readPublishedPage(db, 'salesDocuments')
  const { content: pricing } = await readPublishedPage(db, 'pricing')
  const visitor = await readVisitor(db, { language, initial })
  const { preInformation, distanceSales } = pageIn('salesDocuments', { salesDocuments, pricing }, visitor)
  const documents = {
    version: version > 0 ? String(version) : firstVersion,
    preInformation,
    distanceSales,
  }
  return { ...documents, seal: sealOf(language, documents) }
}

/** The published documents about a pack, as those of a course. */
export async function readPackDocuments(
  db: Db,
  { language, initial, ...sold }: For & SoldPack,
): Promise<PackDocuments> {
  const { version, content: packDocuments } = await readPublishedPage(db, 'packDocuments')
  const { content: pricing } = await readPublishedPage(db, 'pricing')
  const visitor = await readVisitor(db, { language, initial })
  const page = pageIn('packDocuments', { packDocuments, pricing }, visitor)
  const documents = {
    version: version > 0 ? `pack-${version}` : firstPackVersion,
    preInformation: packDocumentOf(page.packPreInformation, sold, language),
    distanceSales: packDocumentOf(page.packDistanceSales, sold, language),
  }
  return { ...documents, seal: sealOf(language, documents) }
}

/** The seller's data and the name of the school. */
const readVisitor = async (db: Db, { language, initial }: For) => ({
  language,
  school: await readSchool(db, initial),
  brand: await readBrand(db),
})

const sealOf = (language: Language, documents: Omit<SalesDocuments, 'seal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([language, documents]))
    .digest('base64url')
