import { z } from 'zod'

/** What makes an address one of ours: until when it is good, and a proof of that. */
export const signature = z.object({
  expires: z.coerce.number().int().min(0),
  signature: z.string().regex(/^[\w-]{43}$/),
})
export type Signature = z.infer<typeof signature>
