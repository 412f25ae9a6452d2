import { isDay } from '@sohbet/domain/calendar'
import { maxHolidays } from '@sohbet/domain/live-session/holidays'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, moment, oneLine, requiredText, revision } from '../fields.ts'

const holidayName = 100

/** A day without weekly sessions. */
export const holiday = z.object({
  day: z.string(say('Must be a valid date')).refine(isDay, say('Must be a valid date')),
  name: requiredText(holidayName, say('Name is required')).pipe(oneLine(holidayName)),
})

/** Each day once. */
export const holidays = z
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

export const updateHolidays = endpoint({
  method: 'PUT',
  path: '/settings/holidays',
  summary: 'Change the holidays, on which no live session takes place; sessions change at once',
  access: only('admin'),
  body: z.object({ holidays, revision }),
  reply: z.object({
    holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
    holidaysRevision: z.number().int(),
  }),
})

const affectedLiveSession = z.object({
  id: z.string(),
  courseId: id,
  courseName: z.string(),
  startsAt: moment,
  duration: z.number().int(),
  /** Name of the holiday in the submitted list; null for a session that would take place again. */
  holiday: z.string().nullable(),
  /** True when the session's state would change. */
  isNew: z.boolean(),
})
export type AffectedLiveSession = z.infer<typeof affectedLiveSession>

export const previewHolidays = endpoint({
  method: 'POST',
  path: '/settings/holidays/preview',
  summary: 'Preview which upcoming sessions a list of holidays would cancel or restore',
  access: only('admin'),
  body: z.object({ holidays }),
  reply: z.array(affectedLiveSession),
})
