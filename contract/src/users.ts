import { roles } from '@sohbet/domain/account/role'
import { languages } from '@sohbet/domain/language'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only, own } from './endpoint.ts'
import { email, id, moment } from './fields.ts'
import { page, tableQuery } from './paging.ts'

export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  language: z.enum(languages).nullable(),
  /** Present once the level test was taken. */
  leveltest: z.object({ level: z.enum(levels), score: z.number() }).optional(),
})
export type User = z.infer<typeof user>

/** What only admins see of an account. */
export const adminFields = z.object({
  verificationCodeExpires: moment.nullable(),
  failedLoginAttempts: z.number().int(),
  lastFailedLoginAttempt: moment.nullable(),
  lockoutUntil: moment.nullable(),
})

export const userForAdmin = user.extend(adminFields.shape)
export type UserForAdmin = z.infer<typeof userForAdmin>

const userReply = user.extend(adminFields.partial().shape)

export const userColumns = {
  sortable: ['username', 'email', 'role', 'isVerified', 'failedLoginAttempts'],
  searchable: ['username', 'email', 'role', 'failedLoginAttempts'],
} as const

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'All accounts, paged',
  access: only('admin'),
  query: tableQuery(userColumns),
  reply: page(userForAdmin),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'One account: your own, or any for admins',
  access: own('the account', { any: ['admin'] }),
  params: z.object({ id }),
  reply: userReply,
})

export const getUserByEmail = endpoint({
  method: 'GET',
  path: '/users/byemail/:email',
  summary: 'The account with an e-mail address',
  access: only('admin'),
  params: z.object({ email }),
  reply: userForAdmin,
})
