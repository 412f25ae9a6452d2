import type { Language } from '@sohbet/domain/language'
import { useLocation } from 'react-router'
import type { PublicContent } from './content/public-content.ts'
import { en } from './content/en.ts'
import { tr } from './content/tr.ts'

const contents: Record<Language, PublicContent> = { en, tr }

/** On public pages the path decides: English under /en, Turkish everywhere else. */
export const languageOfPath = (pathname: string): Language =>
  pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'tr'

export const contentOf = (language: Language): PublicContent => contents[language]

export const usePublicContent = (): PublicContent => contentOf(languageOfPath(useLocation().pathname))
