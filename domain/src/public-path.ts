import type { Language } from './language.ts'

/** The quick test. It exists only while the school offers one. */
export const quickTestPath = '/quick-test'

/** A public page has one name, '/' or '/faq', and one path per language. */
export function localPath(page: string, language: Language): string {
  if (language === 'tr') return page
  return page === '/' ? '/en' : `/en${page}`
}
