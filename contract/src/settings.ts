import { z } from 'zod'
import { endpoint, only } from './endpoint.ts'
import { limits, oneLine } from './fields.ts'
import { holidays } from './holidays.ts'

const announcementText = oneLine(limits.announcement)

/** What the school says of itself. The announcement is plain text, one a language; an empty one hides the bar. */
export const schoolSettings = z.object({
  announcement: z.object({ tr: announcementText, en: announcementText }),
  /** Absent, they stay as they are. */
  holidays: holidays.optional(),
})
export type SchoolSettings = z.infer<typeof schoolSettings>

/** As it was saved. */
const savedSettings = z.object({
  announcement: z.object({ tr: z.string(), en: z.string() }),
  /** In their order. */
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
})
export type SavedSettings = z.infer<typeof savedSettings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'The settings of the school',
  access: only('admin'),
  reply: savedSettings,
})

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/settings',
  summary: 'Change the settings of the school; public pages show the announcement at once',
  access: only('admin'),
  body: schoolSettings,
  reply: savedSettings,
})
