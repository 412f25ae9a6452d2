import type { Role } from '../account/role.ts'
import { hasBegun } from '../course/status.ts'
import type { Day } from '../calendar.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { maxOpenHolds } from './holds.ts'
import { spotsLeft } from './policy.ts'

/** What an admin does with a place in a waiting list. */
export const lineActions = ['moved', 'removed', 'offered'] as const
export type LineAction = (typeof lineActions)[number]

/**
 * A waiting list is sorted by rank, lapsed offers and time of joining. Learners whom an admin moved up, and those still
 * ahead of them, have negative ranks; all others have rank 0 and keep the usual order.
 */
export type Place = { id: string; rank: number }

type Moved =
  | { allowed: true; from: number; ranks: ReadonlyMap<string, number> }
  | { allowed: false; because: 'NOT_WAITING' | 'NOT_FURTHER_UP' }

/**
 * Moves a place up to the place `to`, counted from 1. Returns the old place, and the ranks of the first places, as
 * far as admins have fixed their order. `line` is in its current order.
 */
export function moveUp(line: readonly Place[], { id, to }: { id: string; to: number }): Moved {
  const from = line.findIndex((place) => place.id === id)
  const moved = line[from]
  if (!moved) return { allowed: false, because: 'NOT_WAITING' }
  if (to < 1 || to > from) return { allowed: false, because: 'NOT_FURTHER_UP' }
  const others = line.filter((place) => place !== moved)
  const next = [...others.slice(0, to - 1), moved, ...others.slice(to - 1)]
  const fixed = Math.max(to, next.findLastIndex((place) => place !== moved && place.rank < 0) + 1)
  const ranks = new Map(next.slice(0, fixed).map((place, index) => [place.id, index - fixed]))
  return { allowed: true, from: from + 1, ranks }
}

type Waiting = { role: Role; isSuspended: boolean; hasSeat: boolean; openHolds: number }

type NotOfferable = 'NOT_A_LEARNER' | 'LEARNER_SUSPENDED' | 'LEARNER_ENROLLED' | 'LEARNER_HOLDS_TOO_MANY'

/** Whether a seat can be held for a learner in line. */
export function mayBeOffered({ role, isSuspended, hasSeat, openHolds }: Waiting): Verdict<NotOfferable> {
  if (role !== 'learner') return { allowed: false, because: 'NOT_A_LEARNER' }
  if (isSuspended) return { allowed: false, because: 'LEARNER_SUSPENDED' }
  if (hasSeat) return { allowed: false, because: 'LEARNER_ENROLLED' }
  return openHolds < maxOpenHolds ? allowed : { allowed: false, because: 'LEARNER_HOLDS_TOO_MANY' }
}

type Course = { startDate: Day; isActive: boolean; maxEnrollments: number; currentEnrollments: number }

/**
 * Whether an admin can offer a seat out of turn. A course that is closed to enrolments offers none by itself, but an
 * admin may.
 */
export function hasSeatToOffer(
  course: Course,
  now: Date,
): Verdict<'COURSE_NOT_FOUND' | 'COURSE_STARTED' | 'COURSE_FULL'> {
  if (!course.isActive) return { allowed: false, because: 'COURSE_NOT_FOUND' }
  if (hasBegun(course.startDate, now)) return { allowed: false, because: 'COURSE_STARTED' }
  return spotsLeft(course) > 0 ? allowed : { allowed: false, because: 'COURSE_FULL' }
}
