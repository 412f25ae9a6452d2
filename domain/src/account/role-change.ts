import { allowed, type Verdict } from '../verdict.ts'
import type { Role } from './role.ts'

/** Coaches and admins have no learner area, so a learner who becomes one would lose the courses there. */
export const mayTakeRole = (role: Role, openSeats: number): Verdict<'HAS_OPEN_SEATS'> =>
  role !== 'learner' && openSeats > 0 ? { allowed: false, because: 'HAS_OPEN_SEATS' } : allowed
