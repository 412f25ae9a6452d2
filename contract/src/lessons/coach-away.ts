import { awayChoices, awayLimits, awayRoles } from '@sohbet/domain/away/away'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { say } from './say.ts'
import { id, moment, plainText, storedMoment } from '../fields.ts'

/** Required for admins. A coach has only the own one. */
const coachId = id.optional()
const at = storedMoment.transform((text) => new Date(text))

const away = z.object({ id, startsAt: moment, endsAt: moment, isBySchool: z.boolean() })
export type CoachAway = z.infer<typeof away>

export const listAways = endpoint({
  method: 'GET',
  path: '/coach-away',
  summary: 'List when a coach is away, now and ahead',
  access: only('admin', 'coach'),
  query: z.object({ coachId }),
  reply: z.object({ coach: z.object({ id, name: z.string() }), aways: z.array(away) }),
})

const coach = z.object({ id, name: z.string() })

const row = z.object({
  /** Id of the session or lesson. */
  id: z.string(),
  /** The course of a session; null for a lesson. */
  course: z.string().nullable(),
  lesson: z.enum(lessonKinds).nullable(),
  /** The learners of a lesson. */
  learners: z.array(z.string()),
  role: z.enum(awayRoles),
  /** The coach of the course, who teaches it without the second coach or was replaced by the substitute. */
  otherCoach: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
  /** Changes with the session or lesson, and with its open question to another coach. */
  version: z.string(),
  /** The accounts that hear of a change, by numbers of this reply: one person has one number in all rows. */
  readers: z.array(z.number().int()),
  choices: z.array(z.enum(awayChoices)),
  /** Who is free to teach it. */
  substitutes: z.array(coach),
  /** Whom to ask, so that the work is shared. */
  substituteId: id.nullable(),
  /** The same time of day after the absence, or the nearest free one. */
  moveTo: moment.nullable(),
  /** The coach who is asked already. */
  asked: z.string().nullable(),
})
export type AwayRow = z.infer<typeof row>

const span = { from: at, until: at }

export const planAway = endpoint({
  method: 'GET',
  path: '/coach-away/plan',
  summary: 'List the sessions and lessons of a coach in a time, with what can become of each',
  access: only('admin', 'coach'),
  query: z.object({ coachId, ...span }),
  reply: z.array(row),
})

const choice = z
  .object({
    id: z.string().max(100),
    version: z.string().max(100),
    choice: z.enum(awayChoices),
    /** Whom to ask. */
    coachId: id.optional(),
    /** The new time of a session, the proposed one of a lesson. */
    startsAt: at.optional(),
  })
  .refine((one) => one.choice !== 'ask' || one.coachId !== undefined, {
    error: say('Choose a coach'),
    path: ['coachId'],
  })
  .refine((one) => one.choice !== 'move' || one.startsAt !== undefined, {
    error: say('Choose a time'),
    path: ['startsAt'],
  })
export type AwayChoiceOfRow = z.output<typeof choice>

export const maxAwayReason = 300

const confirmed = z.object({
  id,
  results: z.array(
    z.object({
      id: z.string(),
      /** `changed`: it was not as the caller saw it; `new`: the caller had not seen it. Both stay as they are. */
      outcome: z.enum(['done', 'refused', 'changed', 'new']),
      /** Why it was refused. */
      message: z.string().nullable(),
    }),
  ),
})
export type AwayConfirmed = z.infer<typeof confirmed>

export const beAway = endpoint({
  method: 'POST',
  path: '/coach-away',
  summary:
    'A coach is away: no lesson can be booked in this time, and each session and lesson gets what was chosen. Everyone concerned gets one notice. A repeated key changes nothing',
  access: only('admin', 'coach'),
  body: z.object({
    coachId,
    key: id,
    ...span,
    /** For the learners of what is cancelled or moved. */
    reason: plainText(maxAwayReason).trim().default(''),
    rows: z.array(choice).max(awayLimits.rows),
  }),
  reply: confirmed,
})

export const endAway = endpoint({
  method: 'POST',
  path: '/coach-away/:id/end',
  summary:
    'A coach is back, or will not be away: the time can be booked again. Changed sessions and lessons stay as they are',
  access: own('the time away', staff),
  params: z.object({ id }),
  reply: z.array(away),
})
