import { creditReasons } from '@sohbet/domain/credits/credits'
import { lotSources } from '@sohbet/domain/credits/lots'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { id, moment, requiredText } from '../fields.ts'

const both = z.object({ credits: z.number().int(), extraGroups: z.number().int() })

const credits = z.object({
  /** All credits, including frozen ones and those of courses that have not begun. */
  balance: z.number().int(),
  extraGroups: z.number().int(),
  /** What can be used now. */
  usable: both,
  /** The part of all that waits for a bank's decision. */
  frozen: both,
  /** What is left and has not expired, by the day on which it expires. */
  lots: z.array(
    both.extend({
      id,
      source: z.enum(lotSources),
      courseName: z.string().nullable(),
      /** The first day of the course; null once the lot can be used. */
      usableFrom: z.iso.date().nullable(),
      /** The last day on which it can be used. */
      expiresOn: z.iso.date(),
      /** A bank is checking the payment that brought it. */
      isFrozen: z.boolean(),
    }),
  ),
  /** Newest first. */
  entries: z.array(
    z.object({
      id,
      credits: z.number().int(),
      extraGroups: z.number().int(),
      reason: z.enum(creditReasons),
      courseName: z.string().nullable(),
      note: z.string(),
      createdAt: moment,
    }),
  ),
})
export type Credits = z.infer<typeof credits>

export const getOwnCredits = endpoint({
  method: 'GET',
  path: '/credits/mine',
  summary: 'Get your class credits and their history',
  access: only('learner'),
  reply: credits,
})

export const getUserCredits = endpoint({
  method: 'GET',
  path: '/users/:id/credits',
  summary: 'Get the class credits of a learner and their history',
  access: only('admin'),
  params: z.object({ id }),
  reply: credits,
})

const change = z.number().int().min(-1000).max(1000)

export const creditChange = z
  .object({
    credits: change.default(0),
    extraGroups: change.default(0),
    note: requiredText(500, say('A reason is required')),
  })
  .refine(({ credits: count, extraGroups }) => count !== 0 || extraGroups !== 0, {
    message: say('Must add or remove something'),
    path: ['credits'],
  })

export const changeCredits = endpoint({
  method: 'POST',
  path: '/users/:id/credits',
  summary: 'Add or remove class credits of a learner, with a reason',
  access: only('admin'),
  status: 201,
  params: z.object({ id }),
  body: creditChange,
  reply: credits,
})
