import { z } from 'zod'

/** The body of every failed call. `fields` maps a body or query field to its fault. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorReply = z.infer<typeof errorReply>
