import { z } from 'zod'

/** Expiry and signature of a signed URL. */
export const signature = z.object({
  expires: z.coerce.number().int().min(0),
  signature: z.string().regex(/^[\w-]{43}$/),
})
export type Signature = z.infer<typeof signature>
