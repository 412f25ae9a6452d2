import type { Language } from '@sohbet/domain/language'
import type { IconName } from '../pictures/icon.tsx'

type Heading = { plate: string; title: string; lead?: string }

export type Track = {
  level: string
  title: string
  text: string
  weeks: number
  modules: number
  facts: string[]
}

/** Everything the public pages say, in one language. */
export type PublicContent = {
  language: Language
  layout: {
    skip: string
    menu: string
    navigation: string
    footerNavigation: string
    sections: { id: SectionId; label: string }[]
    login: string
    join: string
    /** The other language, named in itself. */
    otherLanguage: { language: Language; label: string; short: string }
    theme: { label: string; light: string; dark: string; auto: string }
    footer: { text: string; explore: string; talk: string; rights: string }
  }
  home: {
    meta: { title: string; description: string }
    pictureAlt: string
    hero: { plate: string; headline: [string, string]; lead: string; join: string; how: string }
    /** `about` stands small before the figure where that is not exact. */
    facts: { about?: string; figure: string; text: string }[]
    why: Heading & { features: { icon: IconName; title: string; text: string }[] }
    pain: Heading & { says: { them: string; us: string }[]; you: string; coach: string; aside: string }
    how: Heading & { stations: { title: string; text: string }[] }
    tracks: Heading & { tracks: Track[]; placement: string }
    closing: { title: string; text: string; join: string }
  }
  notFound: { message: string }
}

/** Anchors on the home page; the header and footer point at them. */
export type SectionId = 'why-us' | 'your-english' | 'how-it-works' | 'courses'
