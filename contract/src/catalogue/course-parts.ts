import { daysOfWeek, isDay, schoolDay } from '@sohbet/domain/calendar'
import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import { z } from 'zod'
import { countFrom, given } from '../fields.ts'
import { say } from '../say.ts'

export const courseNameLength = { min: 3, max: 200 } as const

/**
 * A day of the school's calendar. A date-time becomes its day at the school; without an offset it is on the
 * school's clock.
 */
export const requiredDay = (required: string) =>
  given(required)
    .trim()
    .min(1, required)
    .transform((text) => {
      if (z.iso.datetime({ offset: true }).safeParse(text).success) return schoolDay(new Date(text))
      return z.iso.datetime({ local: true }).safeParse(text).success
        ? text.slice(0, 'yyyy-mm-dd'.length)
        : text
    })
    .refine((text) => isDay(text) && text >= '2000-01-01' && text < '2100-01-01', say('Must be a valid date'))

export const wholeNumber = (message: string, { min, max }: { min: number; max: number }) =>
  z.number(message).int(message).min(min, message).max(max, message)

/** In minutes. */
export const sessionDuration = countFrom(
  say('Duration must be at least 15 minutes'),
  zoomDuration,
  say('Duration cannot exceed 4 hours'),
)

export const zoomTime = z.object({
  dayOfWeek: z.enum(daysOfWeek, say('Must be a day of the week')),
  hour: wholeNumber(say('Hour must be between 0 and 23'), { min: 0, max: 23 }),
  minute: wholeNumber(say('Minute must be between 0 and 59'), { min: 0, max: 59 }),
  duration: sessionDuration,
})
