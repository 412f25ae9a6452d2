import { spokenLanguages } from '@sohbet/domain/spoken-languages'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, idOf, link, plainText, requiredText, revision, seenRevision } from '../fields.ts'

const languagesOf = z.array(z.enum(spokenLanguages)).max(spokenLanguages.length)

/** The fields of the coach form. */
export const coachFields = z.object({
  personalSummary: requiredText(4000, say('Summary is required')),
  isActive: z.boolean(),
  isNative: z.boolean(),
  isZoomOnly: z.boolean(),
  /** Listed among the teachers of the public pages. */
  isPublic: z.boolean().default(false),
  profilePhoto: z.union([z.literal('').transform(() => null), link], say('Must be a valid URL')).nullish(),
  summaryEn: plainText(4000).trim().optional(),
  origin: plainText(120).trim().optional(),
  teaches: languagesOf.optional(),
  speaks: languagesOf.optional(),
  revision: seenRevision,
})
export type CoachFields = z.output<typeof coachFields>

/** The fields of the form for a new coach. */
export const newCoachFields = coachFields.extend({ userId: idOf(say('User is required')) })
export type NewCoachFields = z.infer<typeof newCoachFields>
export type CoachFormValues = z.input<typeof newCoachFields>

export const coach = z.object({
  id,
  /** Null after the account was erased. */
  userId: id.nullable(),
  profilePhoto: z.string().nullable(),
  personalSummary: z.string(),
  isActive: z.boolean(),
  isNative: z.boolean(),
  isZoomOnly: z.boolean(),
  isPublic: z.boolean(),
  summaryEn: z.string(),
  origin: z.string(),
  teaches: languagesOf,
  speaks: languagesOf,
  user: z.object({ username: z.string(), email: z.string() }).nullable(),
  /** Invited by mail and without a password so far. */
  isInvited: z.boolean(),
  revision,
})
export type Coach = z.infer<typeof coach>

const coachAccount = z.object({ userId: id, username: z.string(), email: z.string(), isInvited: z.boolean() })
export type CoachAccount = z.infer<typeof coachAccount>

export const listCoaches = endpoint({
  method: 'GET',
  path: '/coaches',
  summary: 'List all coaches by name',
  access: only('admin'),
  query: z.object({ isActive: z.stringbool().optional() }),
  reply: z.array(coach),
})

export const listCoachAccounts = endpoint({
  method: 'GET',
  path: '/coaches/accounts',
  summary:
    'List the accounts with the coach role that have no coach data yet, such as invited coaches, by name',
  access: only('admin'),
  reply: z.array(coachAccount),
})

export const createCoach = endpoint({
  method: 'POST',
  path: '/coaches',
  summary: 'Make a user a coach and give them the role',
  access: only('admin'),
  status: 201,
  body: newCoachFields,
  reply: coach,
})

export const updateCoach = endpoint({
  method: 'PUT',
  path: '/coaches/:userId',
  summary: 'Change a coach',
  access: only('admin'),
  params: z.object({ userId: id }),
  body: coachFields,
  reply: coach,
})
