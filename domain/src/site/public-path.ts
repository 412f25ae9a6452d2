import type { Language } from '../language.ts'

/** The public pages by name, which is also their Turkish path; the English ones are under /en. */
export const publicPages = [
  '/',
  '/about',
  '/howitworks',
  '/courses',
  '/pricing',
  '/contact',
  '/faq',
  '/creators',
  '/privacy',
  '/imprint',
  '/resources',
] as const
export type PublicPage = (typeof publicPages)[number]

/** The quick test. It exists only while the school offers one. */
export const quickTestPath = '/quick-test'

/** Where a certificate is checked; with its number the page of the certificate. */
export const certificatesPath = '/certificates'

/** A public page has one name, '/' or '/faq', and one path per language. */
export function localPath(page: string, language: Language): string {
  if (language === 'tr') return page
  return page === '/' ? '/en' : `/en${page}`
}
