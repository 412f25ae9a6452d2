import type { SalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { contentIn } from '@sohbet/contract/site/content-in'
import type { Filling } from '@sohbet/contract/site/placeholders'
import { defaultContent } from '@sohbet/contract/site/default-content'
import type { Language } from '@sohbet/domain/language'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { siteVersions } from '../db/tables/core/site.ts'
import { contentOf } from './site.reads.ts'

/** The name of the first texts. A change of their wording needs a new one. */
export const firstVersion = '2026-12.2'

/** The published documents, read from the database: another process may have published a moment ago. */
export async function readSalesDocuments(
  db: Db,
  reader: Filling & { language: Language },
): Promise<SalesDocuments> {
  const [newest] = await db
    .select({ number: siteVersions.number, content: siteVersions.content })
    .from(siteVersions)
    .where(eq(siteVersions.page, 'salesDocuments'))
    .orderBy(desc(siteVersions.number))
    .limit(1)
  const salesDocuments = contentOf('salesDocuments', newest?.content)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `contentOf` returns the form of its page
  const content = { ...defaultContent, salesDocuments } as typeof defaultContent
  const { preInformation, distanceSales } = contentIn(content, reader)
  return { version: newest ? String(newest.number) : firstVersion, preInformation, distanceSales }
}
