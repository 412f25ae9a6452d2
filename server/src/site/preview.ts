import { signature } from '@sohbet/contract/signed'
import type { SiteContent, SitePageName } from '@sohbet/contract/site/site-pages'
import { sitePageNames } from '@sohbet/contract/site/site-pages'
import { languages, type Language } from '@sohbet/domain/language'
import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedLinks } from '../http/files/signed-links.ts'
import { readPublished, readSitePage, requireVersion } from './site.reads.ts'

/** The public page that the preview of each edited page shows. */
const paths: Record<SitePageName, string> = {
  layout: '/',
  home: '/',
  people: '/about',
  courses: '/courses',
  pricing: '/pricing',
  salesDocuments: '/sales-documents',
  packDocuments: '/pack-documents',
  faq: '/faq',
  about: '/about',
  howItWorks: '/howitworks',
  quickTest: quickTestPath,
  contact: '/contact',
  creators: '/creators',
  resources: '/resources',
  privacy: '/privacy',
  imprint: '/imprint',
}

type Asked = { page: SitePageName; language: Language; version?: number | undefined }

export const previewPath = ({ page, language, version }: Asked): string =>
  ['/site-preview', page, language, ...(version === undefined ? [] : [version])].join('/')

const asked = z.object({
  page: z.enum(sitePageNames),
  language: z.enum(languages),
  version: z.coerce.number().int().min(0).optional(),
})

type Options = { db: Db; links: SignedLinks; now: Date }

/**
 * The path and the content of a preview: everything as published, and this page as its draft or as an earlier version.
 * Refuses an old link.
 */
export async function openPreview(
  { params, query }: { params: unknown; query: unknown },
  { db, links, now }: Options,
): Promise<{ path: string; content: SiteContent }> {
  const place = asked.safeParse(params).data
  const proof = signature.safeParse(query).data
  if (!place || !proof) throw new AppError('NOT_FOUND')
  const { page, language, version } = place
  links.refuseUnlessSigned(previewPath(place), proof, now)
  const content =
    version === undefined ? (await readSitePage(db, page)).content : await requireVersion(db, page, version)
  return {
    path: localPath(paths[page], language),
    content: { ...(await readPublished(db)), [page]: content },
  }
}
