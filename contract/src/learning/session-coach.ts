import { z } from 'zod'

/** The coach whom a learner meets: the course's first one. */
export const sessionCoach = z.object({ name: z.string(), photo: z.string().nullable() })
export type SessionCoach = z.infer<typeof sessionCoach>
