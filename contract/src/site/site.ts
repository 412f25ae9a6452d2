import { languages } from '@sohbet/domain/language'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
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
  /** What visitors see. */
  published: content,
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

const overview = sitePage.omit({ content: true, published: true }).extend({
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

/** 0 is the page with its first texts. */
const versionNumber = z.coerce.number().int().min(0).max(2_147_483_647)

export const restoreSiteVersion = endpoint({
  method: 'POST',
  path: '/site/pages/:page/versions/:number/restore',
  summary: 'Publishes an earlier version again, as a new one',
  access: only('admin'),
  params: params.extend({ number: versionNumber }),
  body: seen,
  reply: sitePage,
})

export const previewSitePage = endpoint({
  method: 'GET',
  path: '/site/pages/:page/preview',
  summary: 'A link to the real page with the draft, or with an earlier version, good for ten minutes',
  access: only('admin'),
  params,
  query: z.object({ language: z.enum(languages), version: versionNumber.optional() }),
  reply: z.object({ url: z.string() }),
})

const siteFileKinds = ['picture', 'pdf', 'video', 'vtt'] as const
export type SiteFileKind = (typeof siteFileKinds)[number]
export const maxSiteFileBytes = 20 * 1024 * 1024

export const uploadSiteFile = endpoint({
  method: 'POST',
  path: '/site/files',
  summary: 'Upload a file for the public site: JPEG, PDF, MP4 or WebVTT, 20 MB at most. Anyone can read it',
  access: only('admin'),
  limitPerMinute: 60,
  upload: { maxBytes: maxSiteFileBytes, perHour: 300 },
  body: z.object({ file: z.file(), kind: z.enum(siteFileKinds) }),
  reply: z.object({ url: z.string() }),
})

export const getSiteFile = endpoint({
  method: 'GET',
  path: '/site/files/:name',
  summary: 'Download a file of the public site',
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(?:jpg|pdf|mp4|vtt)$/) }),
  binary: 'application/octet-stream',
  reply: z.file(),
})
