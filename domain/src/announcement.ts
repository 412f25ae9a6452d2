import type { Language } from './language.ts'

/** Text of the announcement bar on the home page in each language; an empty text hides the bar. */
export type Announcement = Record<Language, string>

/** The documented default text, until the school writes its own. */
export const defaultAnnouncement: Announcement = { en: 'Announcement Bar', tr: 'Announcement Bar' }
