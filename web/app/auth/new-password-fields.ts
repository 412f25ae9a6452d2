import { say } from '@sohbet/contract/field-messages'
import { newPassword } from '@sohbet/contract/fields'
import { z } from 'zod'

/** A new password, typed twice. */
export const newPasswordFields = z
  .object({
    newPassword,
    confirmPassword: z.string().min(1, say('Confirm password is required')),
  })
  .refine((values) => values.confirmPassword === values.newPassword, {
    path: ['confirmPassword'],
    error: say('Passwords must match'),
    // Also while the password itself is not good yet: each field is checked when it is left
    when: () => true,
  })
