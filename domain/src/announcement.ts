import type { Language } from './language.ts'

/** What the bar on the home page says, in each language; an empty text hides it there. */
export type Announcement = Record<Language, string>

/** Until the school writes its own: the documented text, in both languages. */
export const defaultAnnouncement: Announcement = { en: 'Announcement Bar', tr: 'Announcement Bar' }
