import { say } from '@sohbet/contract/say'
import { newPassword } from '@sohbet/contract/fields'
import { z } from 'zod'

/** A new password, typed twice: `z.object(typedTwice).refine(...mustMatch)`. */
export const typedTwice = {
  newPassword,
  confirmPassword: z.string().min(1, say('Confirm password is required')),
}

type Typed = Record<keyof typeof typedTwice, string>
type Rule = [
  check: (values: Typed) => boolean,
  options: { path: string[]; error: string; when: () => boolean },
]

export const mustMatch: Rule = [
  (values) => values.confirmPassword === values.newPassword,
  {
    path: ['confirmPassword'],
    error: say('Passwords must match'),
    // Also checked while the password itself is invalid, because fields validate on blur
    when: () => true,
  },
]
