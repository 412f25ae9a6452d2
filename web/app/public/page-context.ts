import type { SiteData } from '@sohbet/contract/site/rendering'
import { defaultAnnouncement } from '@sohbet/domain/announcement'
import { languageOfPath, type Language } from '@sohbet/domain/language'
import { createContext, use } from 'react'
import { en } from './content/en.ts'
import { people, type People } from './content/people.ts'
import type { PublicContent } from './content/public-content.ts'
import { tr } from './content/tr.ts'

const contents: Record<Language, PublicContent> = { en, tr }

/** The page that is rendered. */
export const PageContext = createContext<{ pathname: string; data: SiteData }>({
  pathname: '/',
  data: { announcement: defaultAnnouncement, teachers: [] },
})

export const usePathname = (): string => use(PageContext).pathname

export const useSiteData = (): SiteData => use(PageContext).data

/** The texts of a public page; unknown paths are Turkish. */
export const contentAt = (pathname: string): PublicContent => contents[languageOfPath(pathname)]

export const usePublicContent = (): PublicContent => contentAt(usePathname())

export const usePeople = (): People => people[usePublicContent().language]
