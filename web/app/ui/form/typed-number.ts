import { z } from 'zod'

/**
 * A number field holds text while more may follow, such as 10.0 before 10.05. When submitted, it counts as a
 * number.
 */
export const typedNumber = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() ? Number(typed) : typed), schema)
