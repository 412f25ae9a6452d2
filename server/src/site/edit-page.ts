import type { SitePage } from '@sohbet/contract/site/site'
import { offersOf } from '@sohbet/contract/site/plan-fields'
import { sitePages, type SitePageName, type StoredPage } from '@sohbet/contract/site/site-pages'
import { gapsOf, isGroup, schemaOf } from '@sohbet/contract/site/site-values'
import { say } from '@sohbet/contract/say'
import { mayOffer } from '@sohbet/domain/enrollment/plan'
import { eq, max } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { siteDrafts, siteVersions } from '../db/tables/core/site.ts'
import { AppError } from '../errors/app-error.ts'
import { cleanContent } from './clean-content.ts'
import { refuseMissingFiles } from './site-files.ts'
import { readSitePage, requireVersion } from './site.reads.ts'

type Content = SitePage['content']
/** The page, and the revision on the caller's screen. */
type Seen = { page: SitePageName; revision: number }

/** Refuses when another admin has changed the page since it was shown. */
const editPage = (
  ctx: SignedInContext,
  { page, revision }: Seen,
  edit: (db: Db) => Promise<Content | null>,
): Promise<SitePage> =>
  ctx.db.transaction(async (db) => {
    const by = { byUserId: ctx.actor.userId, updatedAt: ctx.now }
    await db
      .insert(siteDrafts)
      .values({ page, ...by })
      .onConflictDoNothing()
    const [row] = await db.select().from(siteDrafts).where(eq(siteDrafts.page, page)).for('update')
    if (row?.revision !== revision) throw new AppError('EDITED_MEANWHILE')
    const content = await edit(db)
    const change = { content, revision: revision + 1, ...by }
    await db.update(siteDrafts).set(change).where(eq(siteDrafts.page, page))
    return readSitePage(db, page)
  })

export async function saveDraft(ctx: SignedInContext, { content, ...seen }: Seen & { content: Content }) {
  const field = sitePages[seen.page]
  // Cleaning escapes signs, and a text that is then too long would be dropped on reading
  const { data, error } = schemaOf(field).safeParse(cleanContent(field, content))
  if (error)
    throw new AppError('INVALID_INPUT', {
      issues: error.issues.map((issue) => ({ ...issue, path: ['content', ...issue.path] })),
    })
  await refuseMissingFiles(ctx.files, data)
  return editPage(ctx, seen, async () => (isGroup(data) ? data : null))
}

export const discardDraft = (ctx: SignedInContext, seen: Seen) => editPage(ctx, seen, async () => null)

export async function publishPage(ctx: SignedInContext, seen: Seen): Promise<SitePage> {
  const page = await editPage(ctx, seen, async (db) => {
    const { content } = await readSitePage(db, seen.page)
    refuseFaults(seen.page, content)
    await insertVersion(ctx, db, { page: seen.page, content })
    return null
  })
  await ctx.cachedContent.refresh() // so that the next page shows it
  return page
}

/** Publishes an earlier version again. The draft is discarded. */
export async function restoreVersion(
  ctx: SignedInContext,
  { number, ...seen }: Seen & { number: number },
): Promise<SitePage> {
  const page = await editPage(ctx, seen, async (db) => {
    const content = await requireVersion(db, seen.page, number)
    refuseFaults(seen.page, content)
    await insertVersion(ctx, db, { page: seen.page, content })
    return null
  })
  await ctx.cachedContent.refresh()
  return page
}

async function insertVersion(
  { actor, now }: SignedInContext,
  db: Db,
  { page, content }: { page: SitePageName; content: Content },
): Promise<void> {
  const [newest] = await db
    .select({ number: max(siteVersions.number) })
    .from(siteVersions)
    .where(eq(siteVersions.page, page))
  const number = (newest?.number ?? 0) + 1
  await db.insert(siteVersions).values({ page, number, content, byUserId: actor.userId, publishedAt: now })
}

function refuseFaults(page: SitePageName, content: Content): void {
  refuseGaps(page, content)
  if (page === 'pricing') refuseCheaperPlan(content)
}

/** Orders take their prices from what is published here. */
function refuseCheaperPlan(content: Content): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the content has the form of its page
  const { plans } = content as unknown as StoredPage<'pricing'>
  if (mayOffer(offersOf(plans.plans)).allowed) return
  const path = ['content', 'plans', 'plans', 'premium', 'percent']
  const message = say('Must not be lower than in the smaller plan')
  throw new AppError('INVALID_INPUT', { issues: [{ code: 'custom', path, message, input: '' }] })
}

/** A page is published only when visitors of both languages find all its texts. */
function refuseGaps(page: SitePageName, content: Content): void {
  const blocking = gapsOf(sitePages[page], content).filter(({ isBlocking }) => isBlocking)
  if (blocking.length === 0) return
  throw new AppError('INVALID_INPUT', {
    issues: blocking.map(({ path, language, isList }) => ({
      code: 'custom',
      path: ['content', ...path, ...(isList ? [] : [language])],
      message: isList
        ? say('Add at least one entry, the page cannot be published without it')
        : say('This is required'),
      input: '',
    })),
  })
}
