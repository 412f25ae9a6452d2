import { isDay } from '@sohbet/domain/calendar'
import { maxHolidays } from '@sohbet/domain/session/holidays'
import { z } from 'zod'
import { endpoint, only } from './endpoint.ts'
import { say } from './field-messages.ts'
import { limits, oneLine, requiredText } from './fields.ts'

const announcementText = oneLine(limits.announcement)

const holidayName = 100

/** A day on which the weekly sessions do not take place. */
const holiday = z.object({
  day: z.string(say('Must be a valid date')).refine(isDay, say('Must be a valid date')),
  name: requiredText(holidayName, say('Name is required')).pipe(oneLine(holidayName)),
})

const holidays = z
  .array(holiday)
  .max(maxHolidays)
  .superRefine((days, context) => {
    for (const [place, { day }] of days.entries())
      if (days.findIndex((one) => one.day === day) < place)
        context.addIssue({
          code: 'custom',
          path: [place, 'day'],
          message: say('This day is in the list already'),
        })
  })

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
