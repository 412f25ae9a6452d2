import { brand } from '@sohbet/domain/brand'
import { languages } from '@sohbet/domain/language'
import type { Language } from '@sohbet/domain/language'
import type { MetaDescriptor } from 'react-router'
import { localPath } from '../paths.ts'
import { siteOrigin } from './site-origin.ts'

const locales: Record<Language, string> = { en: 'en_GB', tr: 'tr_TR' }

type Page = { page: string; language: Language; title: string; description: string; pictureAlt: string }

export function pageMeta({ page, language, title, description, pictureAlt }: Page): MetaDescriptor[] {
  const address = (of: Language) => new URL(localPath(page, of), siteOrigin()).href
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
  ]
}
