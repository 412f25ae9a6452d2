import { defaultContent } from '@sohbet/contract/site/default-content'
import type { SitePage, SitePageOverview, SiteVersion } from '@sohbet/contract/site/site'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import {
  sitePageNames,
  sitePages,
  type SiteContent,
  type SitePageName,
  type StoredPage,
} from '@sohbet/contract/site/site-pages'
import { completed, gapsOf, isGroup } from '@sohbet/contract/site/site-values'
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { siteDrafts, siteVersions } from '../db/tables/core/site.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { cleanContent } from './clean-content.ts'

type Content = SitePage['content']

/** Stored content in today's form. It is cleaned again, because a stricter version may have come since. */
export function contentOf(page: SitePageName, stored: StoredValue | null | undefined): Content {
  const field = sitePages[page]
  const content = cleanContent(field, completed(field, stored ?? undefined, defaultContent[page]))
  return isGroup(content) ? content : {}
}

/** What visitors see. */
export async function readPublished(db: Db): Promise<SiteContent> {
  const rows = await db
    .selectDistinctOn([siteVersions.page], { page: siteVersions.page, content: siteVersions.content })
    .from(siteVersions)
    .orderBy(siteVersions.page, desc(siteVersions.number))
  const stored = new Map(rows.map(({ page, content }) => [page, content]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `contentOf` returns the form of its page
  return Object.fromEntries(
    sitePageNames.map((page) => [page, contentOf(page, stored.get(page))]),
  ) as unknown as SiteContent
}

/** The published content of a page, read from the database, with its version; 0 while it has its first texts. */
export async function readPublishedPage<Name extends SitePageName>(
  db: Db,
  page: Name,
): Promise<{ version: number; content: StoredPage<Name> }> {
  const [newest] = await db
    .select({ number: siteVersions.number, content: siteVersions.content })
    .from(siteVersions)
    .where(eq(siteVersions.page, page))
    .orderBy(desc(siteVersions.number))
    .limit(1)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `contentOf` returns the form of its page
  const content = contentOf(page, newest?.content) as unknown as StoredPage<Name>
  return { version: newest?.number ?? 0, content }
}

/** When each page was last published. */
export async function readPublishedAt(db: Db): Promise<ReadonlyMap<SitePageName, Date>> {
  const rows = await db
    .selectDistinctOn([siteVersions.page], { page: siteVersions.page, at: siteVersions.publishedAt })
    .from(siteVersions)
    .orderBy(siteVersions.page, desc(siteVersions.number))
  return new Map(rows.map(({ page, at }) => [page, at]))
}

const editors = alias(users, 'editors')
const publishers = alias(users, 'publishers')

export async function readSitePage(db: Db, page: SitePageName): Promise<SitePage> {
  const [draft] = await db
    .select({
      content: siteDrafts.content,
      revision: siteDrafts.revision,
      editedBy: editors.username,
      editedAt: siteDrafts.updatedAt,
    })
    .from(siteDrafts)
    .leftJoin(editors, eq(editors.id, siteDrafts.byUserId))
    .where(eq(siteDrafts.page, page))
  const [newest] = await db
    .select({
      content: siteVersions.content,
      version: siteVersions.number,
      publishedBy: publishers.username,
      publishedAt: siteVersions.publishedAt,
    })
    .from(siteVersions)
    .leftJoin(publishers, eq(publishers.id, siteVersions.byUserId))
    .where(eq(siteVersions.page, page))
    .orderBy(desc(siteVersions.number))
    .limit(1)
  const isDraft = draft?.content != null
  const published = contentOf(page, newest?.content)
  return {
    page,
    revision: draft?.revision ?? 0,
    content: isDraft ? contentOf(page, draft.content) : published,
    published,
    isDraft,
    editedBy: isDraft ? draft.editedBy : null,
    editedAt: isDraft ? draft.editedAt.toISOString() : null,
    version: newest?.version ?? 0,
    publishedBy: newest?.publishedBy ?? null,
    publishedAt: newest?.publishedAt.toISOString() ?? null,
  }
}

export async function readSitePages(db: Db): Promise<SitePageOverview[]> {
  const pages = await Promise.all(sitePageNames.map((page) => readSitePage(db, page)))
  return pages.map(({ content, published: _published, ...page }) => ({
    ...page,
    gapCount: gapsOf(sitePages[page.page], content).length,
  }))
}

export async function readSiteVersions(db: Db, page: SitePageName): Promise<SiteVersion[]> {
  const rows = await db
    .select({
      number: siteVersions.number,
      publishedBy: publishers.username,
      publishedAt: siteVersions.publishedAt,
    })
    .from(siteVersions)
    .leftJoin(publishers, eq(publishers.id, siteVersions.byUserId))
    .where(eq(siteVersions.page, page))
    .orderBy(desc(siteVersions.number))
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() }))
}

/** Version 0 has the first texts of the page. */
export async function requireVersion(db: Db, page: SitePageName, number: number): Promise<Content> {
  if (number === 0) return contentOf(page, undefined)
  const [row] = await db
    .select({ content: siteVersions.content })
    .from(siteVersions)
    .where(and(eq(siteVersions.page, page), eq(siteVersions.number, number)))
  if (!row) throw new AppError('NOT_FOUND')
  return contentOf(page, row.content)
}
