import { z } from 'zod'
import { id, moment } from '../fields.ts'

/** An official invoice that the school uploaded. */
export const invoice = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  /** Signed, for ten minutes. */
  url: z.string(),
})
export type Invoice = z.infer<typeof invoice>
