import { partnerPlaceholders } from '@sohbet/domain/partner/partner'
import type { Language } from '@sohbet/domain/language'
import {
  certificatesPath,
  localPath,
  publicPages,
  quickTestPath,
  type PublicPage,
} from '@sohbet/domain/site/public-path'
import { partnerLinkPath } from '../paths.ts'

/** The other language of a page, named in itself. */
export const otherLanguage = {
  tr: { language: 'en', label: 'English', short: 'EN' },
  en: { language: 'tr', label: 'Türkçe', short: 'TR' },
} as const satisfies Record<Language, { language: Language; label: string; short: string }>

const subpage = /^\/(courses|coaches)\/([^/]+)$/

/** The path without its language. */
export const nameOfPath = (pathname: string): string =>
  pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/'

/** The last part of the path of a course or a coach; undefined on other pages. */
export const slugOfPath = (pathname: string): string | undefined => subpage.exec(nameOfPath(pathname))?.[2]

/** Which kind of page a path with a slug has. */
export const kindOfPath = (pathname: string): string | undefined => subpage.exec(nameOfPath(pathname))?.[1]

/** Of a path without its language. */
export const isOfCertificates = (name: string): boolean =>
  name === certificatesPath || name.startsWith(`${certificatesPath}/`)

/** The public page of a path in any language; the home page for unknown paths. */
export function pageOfPath(pathname: string): PublicPage {
  const name = nameOfPath(pathname)
  return publicPages.find((page) => page === name) ?? '/'
}

/** The same page in another language. A partner link keeps its code, and says that Turkish was chosen. */
export function pathInLanguage(pathname: string, language: Language): string {
  const name = nameOfPath(pathname)
  if (slugOfPath(pathname) !== undefined || name === quickTestPath || isOfCertificates(name))
    return localPath(name, language)
  if (!Object.values(partnerLinkPath).includes(pathname)) return localPath(pageOfPath(pathname), language)
  const path = `${partnerLinkPath[language]}/${partnerPlaceholders.code}`
  return language === 'tr' ? `${path}?lang=tr` : path
}
