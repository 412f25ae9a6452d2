import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { limits, oneLine, revision, seenRevision } from '../fields.ts'

const announcementText = oneLine(limits.announcement)

/** The announcement is plain text, one per language; an empty text hides the bar. */
export const schoolSettings = z.object({
  announcement: z.object({ tr: announcementText, en: announcementText }),
  revision: seenRevision,
})
export type SchoolSettings = z.infer<typeof schoolSettings>

/** The saved settings. */
const savedSettings = z.object({
  announcement: z.object({ tr: z.string(), en: z.string() }),
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
