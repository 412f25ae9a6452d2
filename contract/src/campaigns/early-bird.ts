import { z } from 'zod'

/** The price of the Basic plan until a day, that day included; null without one, or when it has passed. */
export const earlyBird = z.object({ price: z.number(), until: z.iso.date() }).nullable()
export type EarlyBird = z.infer<typeof earlyBird>
