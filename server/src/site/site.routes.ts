import { listPlans } from '@sohbet/contract/selling/plans'
import { offersOf } from '@sohbet/contract/site/plan-fields'
import * as contract from '@sohbet/contract/site/site'
import type { Bind } from '../context/context.ts'
import { discardDraft, publishPage, restoreVersion, saveDraft } from './edit-page.ts'
import { previewPath } from './preview.ts'
import { readSiteFile, saveSiteFile } from './site-files.ts'
import { readSitePage, readSitePages, readSiteVersions } from './site.reads.ts'

export function siteRoutes(bind: Bind) {
  bind(listPlans, ({ cachedContent }) => offersOf(cachedContent.current().pricing.plans.plans))
  bind(contract.listSitePages, ({ db }) => readSitePages(db))
  bind(contract.getSitePage, ({ db }, { params }) => readSitePage(db, params.page))
  bind(contract.saveSiteDraft, (ctx, { params, body }) => saveDraft(ctx, { ...params, ...body }))
  bind(contract.discardSiteDraft, (ctx, { params, body }) => discardDraft(ctx, { ...params, ...body }))
  bind(contract.publishSitePage, (ctx, { params, body }) => publishPage(ctx, { ...params, ...body }))
  bind(contract.listSiteVersions, ({ db }, { params }) => readSiteVersions(db, params.page))
  bind(contract.restoreSiteVersion, (ctx, { params, body }) => restoreVersion(ctx, { ...params, ...body }))
  bind(contract.previewSitePage, ({ links, now }, { params, query }) => ({
    url: links.sign(previewPath({ ...params, ...query }), now),
  }))
  bind(contract.uploadSiteFile, async (ctx, { body }) => ({ url: await saveSiteFile(ctx, body) }))
  bind(contract.getSiteFile, ({ files }, { params }) => readSiteFile(files, params.name))
}
