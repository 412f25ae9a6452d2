import { z } from 'zod'
import { say } from './field-messages.ts'

export const id = z.uuid()
export const moment = z.iso.datetime()

/** Generous ceilings: longer input is never honest. */
export const limits = { email: 254, password: 200, username: 80, searchText: 200 } as const

/** Text that the database can hold: it knows no NUL character. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/, say('Contains a character that cannot be stored'))

export const email = z
  .string(say('Email is required'))
  .trim()
  .toLowerCase()
  .min(1, say('Email is required'))
  .max(limits.email, say('Invalid email'))
  .pipe(z.email(say('Invalid email')))

export const password = z
  .string(say('Password is required'))
  .min(1, say('Password is required'))
  .min(6, say('Password must be at least 6 characters'))
  .max(limits.password)
