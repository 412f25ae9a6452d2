import { daysOfWeek } from '@sohbet/domain/calendar'
import { areInOrder } from '@sohbet/domain/lesson/availability'
import { lessonKinds, lessonLimits } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { httpsLink, id, revision, seenRevision } from '../fields.ts'

/** Single days with other hours. */
const maxDays = 200

const minute = z.number().int().min(0).max(1440)

/** Hours of a day, in minutes after midnight on the school's clock. */
const hours = z
  .array(z.object({ from: minute, until: minute }))
  .max(8)
  .readonly()
export const hoursOfDay = hours.refine(areInOrder, say('Hours must not overlap'))

const { min, max } = lessonLimits.maxPerDay

/** When and where a coach gives lessons. */
export const availabilityFields = z.object({
  meetingLink: httpsLink,
  kinds: z.array(z.enum(lessonKinds)).max(lessonKinds.length),
  week: z.record(z.enum(daysOfWeek), hoursOfDay),
  /** Hours of single days in place of the weekly ones; none on a day off. */
  days: z
    .record(z.iso.date(), hoursOfDay)
    .refine((days) => Object.keys(days).length <= maxDays, say('At most 200 days')),
  /** Null for no limit. */
  maxPerDay: z.number().int().min(min).max(max).nullable(),
})
export type AvailabilityFields = z.infer<typeof availabilityFields>

const availability = availabilityFields.extend({
  /** Empty until the coach gives one. */
  meetingLink: z.string(),
  week: z.record(z.enum(daysOfWeek), hours),
  days: z.record(z.iso.date(), hours),
  /** 0 while nothing is saved. */
  revision,
})
export type CoachAvailability = z.infer<typeof availability>

const change = availabilityFields.extend({ revision: seenRevision })

export const getOwnAvailability = endpoint({
  method: 'GET',
  path: '/coach/availability',
  summary: 'Get the hours at which you give lessons',
  access: only('coach'),
  reply: availability,
})

export const changeOwnAvailability = endpoint({
  method: 'PUT',
  path: '/coach/availability',
  summary: 'Change the hours at which you give lessons',
  access: only('coach'),
  body: change,
  reply: availability,
})

const oneCoach = { access: only('admin'), params: z.object({ id }) } as const

export const getAvailability = endpoint({
  method: 'GET',
  path: '/coaches/:id/availability',
  summary: 'Get the hours at which a coach gives lessons',
  ...oneCoach,
  reply: availability,
})

export const changeAvailability = endpoint({
  method: 'PUT',
  path: '/coaches/:id/availability',
  summary: 'Change the hours at which a coach gives lessons',
  ...oneCoach,
  body: change,
  reply: availability,
})
