import { z } from 'zod'

/** The coach whom a learner meets: the substitute of a session, or the course's first coach. */
export const sessionCoach = z.object({ name: z.string(), photo: z.string().nullable() })
export type SessionCoach = z.infer<typeof sessionCoach>
