import { contentIn } from '@sohbet/contract/site/content-in'
import { defaultContent } from '@sohbet/contract/site/default-content'
import type { SiteData } from '@sohbet/contract/site/rendering'
import type { InBoth } from '@sohbet/contract/site/site-fields'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { defaultAnnouncement } from '@sohbet/domain/site/announcement'
import { contactOf, defaultBrand } from '@sohbet/domain/brand/brand'
import { languageOfPath } from '@sohbet/domain/language'
import { defaultSchool, type SchoolDetails } from '@sohbet/domain/school'
import { createContext, use } from 'react'

type Page = {
  pathname: string
  content: PublicContent
  data: SiteData
}

/** A site that published nothing. */
export const emptySite: SiteData = {
  content: defaultContent,
  school: defaultSchool,
  isOpen: true,
  brand: defaultBrand,
  announcement: defaultAnnouncement,
  teachers: [],
  departures: [],
  quickTest: [],
}

/** The page at a path; unknown paths are Turkish. */
export const pageOf = (pathname: string, data: SiteData): Page => ({
  pathname,
  content: contentIn(data.content, {
    school: data.school,
    brand: data.brand,
    language: languageOfPath(pathname),
  }),
  data,
})

/** The page that is rendered. */
export const PageContext = createContext<Page | null>(null)

function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('there is no page around this component')
  return page
}

export const usePathname = (): string => usePage().pathname

export const usePublicContent = (): PublicContent => usePage().content

/** The `lang` of a text whose documented words are English in both languages, until the owner translates them. */
export const langOf = ({ tr, en }: InBoth): 'en' | undefined => (tr === en ? 'en' : undefined)

export const useSiteData = (): SiteData => usePage().data

/** The address and number that visitors use. */
export function useContact() {
  const { school, brand } = useSiteData()
  return contactOf(school, brand)
}

export const useSchool = (): SchoolDetails => useSiteData().school
