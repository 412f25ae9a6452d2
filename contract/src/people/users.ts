import { accountStates } from '@sohbet/domain/account/account-state'
import { roles } from '@sohbet/domain/account/role'
import { currencies } from '@sohbet/domain/course/price'
import { plans } from '@sohbet/domain/enrollment/plan'
import { languages } from '@sohbet/domain/language'
import { levels } from '@sohbet/domain/level-test/level'
import { isTimeZone } from '@sohbet/domain/time-zone'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { email, id, moment, password, username } from '../fields.ts'
import { page, tableQuery } from '../paging.ts'

const message = z.object({ message: z.string() })

export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  language: z.enum(languages).nullable(),
  /** Of the browser used last; null until it is known. */
  timeZone: z.string().nullable().optional(),
  /** Chosen on the public pages. */
  plan: z.enum(plans).nullable(),
  /** Present once the level test was taken. */
  leveltest: z.object({ level: z.enum(levels), score: z.number() }).optional(),
})
/** Completed modules over due modules, across active courses. */
export const learnerProgress = z.object({ completed: z.number().int(), due: z.number().int() })
export type LearnerProgress = z.infer<typeof learnerProgress>

export type User = z.infer<typeof user>

/** Account fields that only admins see. */
export const adminFields = z.object({
  verificationCodeExpires: moment.nullable(),
  failedLoginAttempts: z.number().int(),
  lastFailedLoginAttempt: moment.nullable(),
  lockoutUntil: moment.nullable(),
  state: z.enum(accountStates),
  isRetakeAllowed: z.boolean(),
  createdAt: moment,
})

const userForAdmin = user.extend(adminFields.shape)
export type UserForAdmin = z.infer<typeof userForAdmin>

export const userColumns = {
  sortable: ['username', 'email', 'role', 'isVerified', 'failedLoginAttempts'],
  searchable: ['username', 'email', 'role', 'failedLoginAttempts'],
} as const

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'List all accounts, paged',
  access: only('admin'),
  query: tableQuery(userColumns).extend({
    role: z.enum(roles).optional(),
    state: z.enum(accountStates).optional(),
  }),
  reply: page(userForAdmin),
})

const one = { params: z.object({ id }) }

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'Get an account: your own, or any for admins',
  access: own('the account', { any: ['admin'] }),
  ...one,
  reply: user.extend(adminFields.partial().shape),
})

export const getUserProgress = endpoint({
  method: 'GET',
  path: '/users/:id/progress',
  summary: 'Get the completed and due modules of a learner over all courses',
  access: own('the account', { any: ['admin'] }),
  ...one,
  reply: learnerProgress,
})

export const getUserByEmail = endpoint({
  method: 'GET',
  path: '/users/byemail/:email',
  summary: 'Find an account by email address',
  access: only('admin'),
  params: z.object({ email }),
  reply: userForAdmin,
})

export const profile = z.object({
  username,
  language: z.enum(languages).nullable(),
  /** Of the browser, such as Europe/Berlin; texts outside the app add the time there. */
  timeZone: z.string().max(64).refine(isTimeZone).nullable(),
  /** Preselected in the payment step. */
  plan: z.enum(plans).nullable(),
})

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users/:id',
  summary: 'Change your name, language, time zone or preselected plan',
  access: own('the account'),
  ...one,
  body: profile.partial(),
  reply: user,
})

export const exportUser = endpoint({
  method: 'GET',
  path: '/users/:id/export',
  summary: 'Export all data that the school stores about you',
  access: own('the account'),
  limitPerMinute: 10,
  ...one,
  reply: z.record(z.string(), z.unknown()),
})

/** What an erasure takes from a learner. */
const erasure = z.object({
  /** Paid seats: what was paid, and how much of it is refunded. */
  seats: z.array(
    z.object({ id, course: z.string(), paid: z.number(), refund: z.number(), currency: z.enum(currencies) }),
  ),
  credits: z.number().int(),
  extraGroups: z.number().int(),
  /** Booked lessons ahead, which are cancelled. */
  lessons: z.number().int(),
  /** Booked guest seats ahead, which are cancelled. */
  guestSeats: z.number().int(),
  /** Packs with credits left, or that could still be refunded: an erasure refunds none of them. */
  packs: z.array(
    z.object({
      id,
      size: z.number().int(),
      left: z.number().int(),
      price: z.number(),
      currency: z.enum(currencies),
      /** What the learner gets by a withdrawal before the erasure. */
      refund: z.number(),
    }),
  ),
  /** Courses whose payment a bank is checking: until it has decided, the account cannot be erased. */
  disputed: z.array(z.string()),
})
export type Erasure = z.infer<typeof erasure>

export const previewErasure = endpoint({
  method: 'GET',
  path: '/users/:id/erasure',
  summary: 'Get what deleting your account refunds and what is lost',
  access: own('the account'),
  limitPerMinute: 30,
  ...one,
  reply: erasure,
})

export const eraseUser = endpoint({
  method: 'POST',
  path: '/users/:id/erase',
  summary: 'Delete your account and your personal data',
  access: own('the account'),
  limitPerMinute: 10,
  ...one,
  body: z.object({
    password,
    /** The refunds on the caller's screen, by seat. When one has changed, the call changes nothing. */
    refunds: z
      .array(z.object({ id, refund: z.number() }))
      .max(1000)
      .optional(),
  }),
  reply: message,
})

export const setVerified = endpoint({
  method: 'PUT',
  path: '/users/:id/verified',
  summary: 'Mark an email address as verified or unverified',
  access: only('admin'),
  ...one,
  body: z.object({ isVerified: z.boolean() }),
  reply: userForAdmin,
})

export const unlockUser = endpoint({
  method: 'POST',
  path: '/users/:id/unlock',
  summary: 'Unlock an account',
  access: only('admin'),
  ...one,
  reply: userForAdmin,
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/users/:id/role',
  summary: 'Change the role of an account; all its devices are signed out',
  access: only('admin'),
  ...one,
  body: z.object({ role: z.enum(roles) }),
  reply: userForAdmin,
})

export const setRetakeAllowed = endpoint({
  method: 'PUT',
  path: '/users/:id/retake',
  summary: 'Allow or forbid a learner to repeat the level test',
  access: only('admin'),
  ...one,
  body: z.object({ isAllowed: z.boolean() }),
  reply: userForAdmin,
})

export const setSuspended = endpoint({
  method: 'PUT',
  path: '/users/:id/suspension',
  summary: 'Suspend an account or end its suspension',
  access: only('admin'),
  ...one,
  body: z.object({ isSuspended: z.boolean() }),
  reply: userForAdmin,
})

export const invitation = z.object({
  username,
  email,
  role: z.enum(['coach', 'admin']),
  /** Of the mails to the account, until its owner chooses another one. */
  language: z.enum(languages).optional(),
})

export const inviteUser = endpoint({
  method: 'POST',
  path: '/users/invitations',
  summary: 'Create an account for a coach or an admin and mail a link to set the password',
  access: only('admin'),
  status: 201,
  body: invitation,
  reply: message,
})
