import { languages } from '@sohbet/domain/language'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { moment, revision } from '../fields.ts'
import { sitePageNames } from './site-pages.ts'

const page = z.enum(sitePageNames)
const params = z.object({ page })
/** The server parses it by the fields of its page. */
const content = z.record(z.string(), z.json())
const seen = z.object({ revision })

const sitePage = z.object({
  page,
  revision,
  /** The draft, or what is published. */
  content,
  isDraft: z.boolean(),
  /** Who saved the draft, and when. */
  editedBy: z.string().nullable(),
  editedAt: moment.nullable(),
  /** The published version; 0 while the page has its first texts. */
  version: z.number().int(),
  publishedBy: z.string().nullable(),
  publishedAt: moment.nullable(),
})
export type SitePage = z.infer<typeof sitePage>

const overview = sitePage.omit({ content: true }).extend({
  /** Texts that are missing in one language. */
  gapCount: z.number().int(),
})
export type SitePageOverview = z.infer<typeof overview>

export const listSitePages = endpoint({
  method: 'GET',
  path: '/site/pages',
  summary: 'The pages of the public site, and which of them have a draft',
  access: only('admin'),
  reply: z.array(overview),
})

export const getSitePage = endpoint({
  method: 'GET',
  path: '/site/pages/:page',
  summary: 'A page of the public site as an admin edits it',
  access: only('admin'),
  params,
  reply: sitePage,
})

export const saveSiteDraft = endpoint({
  method: 'PUT',
  path: '/site/pages/:page/draft',
  summary: 'Saves a draft; visitors do not see it',
  access: only('admin'),
  params,
  body: seen.extend({ content }),
  reply: sitePage,
})

export const discardSiteDraft = endpoint({
  method: 'DELETE',
  path: '/site/pages/:page/draft',
  summary: 'Goes back to what is published',
  access: only('admin'),
  params,
  body: seen,
  reply: sitePage,
})

export const publishSitePage = endpoint({
  method: 'POST',
  path: '/site/pages/:page/versions',
  summary: 'Publishes the draft as a new version',
  access: only('admin'),
  params,
  body: seen,
  reply: sitePage,
})

const version = z.object({
  number: z.number().int(),
  publishedBy: z.string().nullable(),
  publishedAt: moment,
})
export type SiteVersion = z.infer<typeof version>

export const listSiteVersions = endpoint({
  method: 'GET',
  path: '/site/pages/:page/versions',
  summary: 'What was published, the newest first',
  access: only('admin'),
  params,
  reply: z.array(version),
})

export const restoreSiteVersion = endpoint({
  method: 'POST',
  path: '/site/pages/:page/versions/:number/restore',
  summary: 'Publishes an earlier version again, as a new one',
  access: only('admin'),
  params: params.extend({ number: z.coerce.number().int().min(1) }),
  body: seen,
  reply: sitePage,
})

export const previewSitePage = endpoint({
  method: 'GET',
  path: '/site/pages/:page/preview',
  summary: 'A link to the real page with the draft, good for ten minutes',
  access: only('admin'),
  params,
  query: z.object({ language: z.enum(languages) }),
  reply: z.object({ url: z.string() }),
})
