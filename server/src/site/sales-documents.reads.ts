import { createHash } from 'node:crypto'
import type { SalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { pageIn } from '@sohbet/contract/site/content-in'
import type { Language } from '@sohbet/domain/language'
import type { SchoolData } from '@sohbet/domain/school'
import { readBrand } from '../db/brand/read-brand.ts'
import type { Db } from '../db/connect.ts'
import { readSchool } from '../settings/cached-school.ts'
import { readPublishedPage } from './site.reads.ts'

/** The name of the first texts. A change of their wording needs a new one. */
export const firstVersion = '2026-12.3'

/**
 * The published documents with the seller's data, all read from the database: another process may have changed them a
 * moment ago. `initial` applies until the school saves its own data.
 */
export async function readSalesDocuments(
  db: Db,
  { language, initial }: { language: Language; initial: SchoolData },
): Promise<SalesDocuments> {
  const { version, content: salesDocuments } = await readPublishedPage(db, 'salesDocuments')
  const { content: pricing } = await readPublishedPage(db, 'pricing')
  const school = await readSchool(db, initial)
  const brand = await readBrand(db)
  const { preInformation, distanceSales } = pageIn(
    'salesDocuments',
    { salesDocuments, pricing },
    { language, school, brand },
  )
  const documents = {
    version: version > 0 ? String(version) : firstVersion,
    preInformation,
    distanceSales,
  }
  return { ...documents, seal: sealOf(language, documents) }
}

const sealOf = (language: Language, documents: Omit<SalesDocuments, 'seal'>): string =>
  createHash('sha256')
    .update(JSON.stringify([language, documents]))
    .digest('base64url')
