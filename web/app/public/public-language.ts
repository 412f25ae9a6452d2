import type { Language } from '@sohbet/domain/language'
import { useLocation } from 'react-router'
import { languageOfPath } from '../paths.ts'
import { en } from './content/en.ts'
import { people, type People } from './content/people.ts'
import type { PublicContent } from './content/public-content.ts'
import { tr } from './content/tr.ts'

const contents: Record<Language, PublicContent> = { en, tr }

/** The texts of a public page; unknown paths are Turkish. */
export const contentAt = (pathname: string): PublicContent => contents[languageOfPath(pathname) ?? 'tr']

export const usePublicContent = (): PublicContent => contentAt(useLocation().pathname)

export const usePeople = (): People => people[usePublicContent().language]
