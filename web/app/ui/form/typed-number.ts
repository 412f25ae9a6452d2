import { z } from 'zod'

/** A number field holds a text while more may follow: the 10.0 of 10.05. Sent at that moment, it counts as the number. */
export const typedNumber = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() ? Number(typed) : typed), schema)
