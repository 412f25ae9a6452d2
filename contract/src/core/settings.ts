import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import {
  inBothLanguages,
  isPageLink,
  limits,
  moment,
  oneLine,
  revision,
  seenRevision,
  storedMoment,
} from '../fields.ts'

const announcementText = oneLine(limits.announcement)

export const barLink = z
  .string()
  .trim()
  .max(limits.link)
  .refine((link) => link === '' || isPageLink(link), say('Must be a valid URL'))

/** The announcement is plain text, one per language; an empty text hides the bar. */
export const schoolSettings = z.object({
  announcement: z.object({ tr: announcementText, en: announcementText }),
  /** Where the bar leads; empty for none. What is not sent stays as it was. */
  link: barLink.optional(),
  /** The bar is shown from and until these moments; null is open at that end. */
  from: storedMoment.nullable().optional(),
  until: storedMoment.nullable().optional(),
  revision: seenRevision,
})
export type SchoolSettings = z.infer<typeof schoolSettings>

/** The saved settings. */
const savedSettings = z.object({
  announcement: inBothLanguages,
  link: z.string(),
  from: moment.nullable(),
  until: moment.nullable(),
  /** Sorted by day. */
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
  /** Of the announcement. */
  revision,
  /** Sent back with a change of the holidays. */
  holidaysRevision: z.number().int(),
})
export type SavedSettings = z.infer<typeof savedSettings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'Get the settings of the school',
  access: only('admin'),
  reply: savedSettings,
})

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/settings',
  summary: 'Change the announcement of the school; public pages show it at once',
  access: only('admin'),
  body: schoolSettings,
  reply: savedSettings,
})
