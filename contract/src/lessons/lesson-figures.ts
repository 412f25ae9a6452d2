import { ageBands } from '@sohbet/domain/credits/outstanding'
import { lotSources } from '@sohbet/domain/credits/lots'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id } from '../fields.ts'
import { month } from './pay.ts'

/** What admins see about lessons of all coaches together. */
const count = z.number().int()

const dayOfCoach = z.object({
  day: z.iso.date(),
  /** In minutes after midnight on the school's clock. */
  hours: z.array(z.object({ from: count, until: count })).readonly(),
  /** Hours of this day only, or a day off, in place of the weekly hours. */
  isSingle: z.boolean(),
  lessons: count,
  sessions: count,
  /** For the whole day or a part of it. */
  isAway: z.boolean(),
})
export type DayOfCoach = z.infer<typeof dayOfCoach>

const weekOfCoach = z.object({
  coachId: id,
  name: z.string(),
  /** False until the coach gives hours for the first time. */
  hasHours: z.boolean(),
  kinds: z.array(z.enum(lessonKinds)).readonly(),
  days: z.array(dayOfCoach),
})
export type WeekOfCoach = z.infer<typeof weekOfCoach>

export const listHoursOfWeek = endpoint({
  method: 'GET',
  path: '/admin/lessons/hours',
  summary: 'List the hours of all active coaches for seven days, with their lessons and sessions',
  access: only('admin'),
  query: z.object({ from: z.iso.date() }),
  reply: z.object({
    holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
    coaches: z.array(weekOfCoach),
  }),
})

const utilisation = z.object({
  coachId: id,
  /** Empty after the account was erased. */
  name: z.string(),
  /** In minutes, by the weekly hours of today and the single days of the month. */
  offered: count,
  booked: count,
  taught: count,
})
export type CoachUtilisation = z.infer<typeof utilisation>

export const listUtilisation = endpoint({
  method: 'GET',
  path: '/admin/lessons/utilisation',
  summary: 'List the hours that coaches offer in a month against those that are booked and taught',
  access: only('admin'),
  query: z.object({ month }),
  reply: z.array(utilisation),
})

const outstanding = z.object({ lots: count, credits: count, extraGroups: count })

export const getOutstandingCredits = endpoint({
  method: 'GET',
  path: '/admin/lessons/credits',
  summary: 'Get the credits that learners can still use, by source, age and month of expiry',
  access: only('admin'),
  reply: z.object({
    total: outstanding,
    cells: z.array(
      outstanding.extend({ source: z.enum(lotSources), age: z.enum(ageBands), expiresIn: month }),
    ),
  }),
})

export const exportOutstandingCredits = endpoint({
  method: 'GET',
  path: '/admin/lessons/credits/csv',
  summary: 'Export the credits that learners can still use as CSV',
  access: only('admin'),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
