import { signature } from '@sohbet/contract/signed'
import type { SiteContent, SitePageName } from '@sohbet/contract/site/site-pages'
import { sitePageNames } from '@sohbet/contract/site/site-pages'
import { languages, type Language } from '@sohbet/domain/language'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedLinks } from '../http/files/signed-links.ts'
import { readPublished, readSitePage } from './site.reads.ts'

/** The public page that shows most of what is edited. */
const paths: Record<SitePageName, string> = {
  layout: '/',
  home: '/',
  people: '/about',
  courses: '/courses',
  pricing: '/pricing',
  faq: '/faq',
  about: '/about',
  howItWorks: '/howitworks',
  contact: '/contact',
  creators: '/creators',
  resources: '/resources',
  privacy: '/privacy',
  imprint: '/imprint',
}

export const previewPath = (page: SitePageName, language: Language): string =>
  `/site-preview/${page}/${language}`

const asked = z.object({ page: z.enum(sitePageNames), language: z.enum(languages) })

type Options = { db: Db; links: SignedLinks; now: Date }

/** The path and the content of a preview: everything as published, and this page as its draft. Refuses an old link. */
export async function openPreview(
  { params, query }: { params: unknown; query: unknown },
  { db, links, now }: Options,
): Promise<{ path: string; content: SiteContent }> {
  const place = asked.safeParse(params).data
  const proof = signature.safeParse(query).data
  if (!place || !proof) throw new AppError('NOT_FOUND')
  const { page, language } = place
  links.refuseUnlessSigned(previewPath(page, language), proof, now)
  const { content } = await readSitePage(db, page)
  const path = language === 'en' ? `/en${paths[page]}`.replace(/\/$/, '') : paths[page]
  return { path, content: { ...(await readPublished(db)), [page]: content } }
}
