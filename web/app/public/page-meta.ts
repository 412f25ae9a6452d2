import { brand } from '@sohbet/domain/brand'
import { languages } from '@sohbet/domain/language'
import type { Language } from '@sohbet/domain/language'
import type { MetaDescriptor, MetaFunction } from 'react-router'
import { localPath, type PublicPage } from '../paths.ts'
import type { PublicContent } from './content/public-content.ts'
import { contentAt } from './public-language.ts'
import { siteOrigin } from './site-origin.ts'
import { breadcrumbs, organization, type StructuredData } from './structured-data.ts'

const locales: Record<Language, string> = { en: 'en_GB', tr: 'tr_TR' }

type Page = {
  page: PublicPage
  language: Language
  title: string
  description: string
  pictureAlt: string
  structured?: StructuredData[]
}

export function pageMeta(page: Page): MetaDescriptor[] {
  const { language, title, description, pictureAlt, structured = [] } = page
  const address = (of: Language) => new URL(localPath(page.page, of), siteOrigin()).href
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...languages.map((of) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: of,
      href: address(of),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('tr') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:image', content: new URL(`/og-${language}.png`, siteOrigin()).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: pictureAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[organization(language), ...structured].map((data) => ({ 'script:ld+json': data })),
  ]
}

type Texts = { meta: { title: string; description: string }; hero: { plate: string } }
type More = (content: PublicContent) => StructuredData[]

/** The head of an inner page: its own texts, and its breadcrumb below the home page. */
export const innerPageMeta =
  (page: PublicPage, textsIn: (content: PublicContent) => Texts, more: More = () => []): MetaFunction =>
  ({ location }) => {
    const content = contentAt(location.pathname)
    const { meta, hero } = textsIn(content)
    return pageMeta({
      page,
      language: content.language,
      title: `${meta.title} · ${brand.name}`,
      description: meta.description,
      pictureAlt: content.home.pictureAlt,
      structured: [breadcrumbs(content, { page, name: hero.plate }), ...more(content)],
    })
  }
