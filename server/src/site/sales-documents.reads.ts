import type { SalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { contentIn } from '@sohbet/contract/site/content-in'
import type { Filling } from '@sohbet/contract/site/placeholders'
import { defaultContent } from '@sohbet/contract/site/default-content'
import type { Language } from '@sohbet/domain/language'
import type { Db } from '../db/connect.ts'
import { readPublishedPage } from './site.reads.ts'

/** The name of the first texts. A change of their wording needs a new one. */
export const firstVersion = '2026-12.2'

/** The published documents, read from the database: another process may have published a moment ago. */
export async function readSalesDocuments(
  db: Db,
  reader: Filling & { language: Language },
): Promise<SalesDocuments> {
  const { version, content: salesDocuments } = await readPublishedPage(db, 'salesDocuments')
  const { content: pricing } = await readPublishedPage(db, 'pricing')
  const { preInformation, distanceSales } = contentIn({ ...defaultContent, salesDocuments, pricing }, reader)
  return { version: version > 0 ? String(version) : firstVersion, preInformation, distanceSales }
}
