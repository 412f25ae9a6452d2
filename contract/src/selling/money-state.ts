import { z } from 'zod'

/** Whether learners can pay, and what waits for the school. */
export const moneyState = z.object({
  /** Whether a provider takes the school's currency. */
  takesCards: z.boolean(),
  hasBank: z.boolean(),
  overdue: z.number().int(),
  awaited: z.number().int(),
  /** Learners who get a transfer back. */
  toReturn: z.number().int(),
})
export type MoneyState = z.infer<typeof moneyState>
