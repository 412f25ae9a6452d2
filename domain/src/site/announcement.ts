import type { Language } from '../language.ts'

/** Text of the announcement bar on the home page in each language; an empty text hides the bar. */
export type Announcement = Record<Language, string> & {
  /** Where the bar leads. */
  link?: string
}

/** The documented default text, until the school writes its own. */
export const defaultAnnouncement: Announcement = { en: 'Announcement Bar', tr: 'Announcement Bar' }

/** Whether visitors still read the default text, in either language. */
export const isDefaultAnnouncement = ({ tr, en }: Announcement): boolean =>
  tr === defaultAnnouncement.tr || en === defaultAnnouncement.en

/** The time in which the bar is shown; null is open at that end. */
export type BarTime = { from: string | null; until: string | null }

export const isInTime = ({ from, until }: BarTime, now: Date): boolean =>
  (from === null || new Date(from) <= now) && (until === null || now < new Date(until))

/** Both ends may be open. */
export const isTimeInOrder = ({ from, until }: BarTime): boolean =>
  from === null || until === null || new Date(from) < new Date(until)
