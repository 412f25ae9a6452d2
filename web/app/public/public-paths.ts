import type { Language } from '@sohbet/domain/language'

export const loginPath = '/auth/login'

/** Registration is not open yet: everyone joins through the log-in page until it is. */
export const joinPath = loginPath

/** A public page has one name, '/' or '/faq', and one path a language. */
export function localPath(page: string, language: Language): string {
  if (language === 'tr') return page
  return page === '/' ? '/en' : `/en${page}`
}
