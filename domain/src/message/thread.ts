import type { Role } from '../account/role.ts'

/**
 * course: a learner and their coach; school: an account and the school; contact: a visitor, known by e-mail, and
 * the school.
 */
export const threadKinds = ['course', 'school', 'contact'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** The side that writes a message. `person` is the learner, the coach or the visitor of the thread. */
export const threadSides = ['person', 'coach', 'school'] as const
export type ThreadSide = (typeof threadSides)[number]

/** Files that a user has uploaded and not sent, together. */
export const maxUnsentBytes = 50 * 1024 * 1024

/** Generous limits for one message; `title` and `savedReplies` are for the saved replies of one owner. */
export const messageLimits = {
  text: 4000,
  subject: 120,
  reason: 1000,
  attachments: 4,
  title: 80,
  savedReplies: 100,
} as const

export type Thread = { kind: ThreadKind; personId: string | null; coachId: string | null }

/**
 * The side of a thread on which a user is; null when the thread is not theirs. Every admin is on the school's
 * side.
 */
export function sideOf(
  { kind, personId, coachId }: Thread,
  { userId, role }: { userId: string; role: Role },
): ThreadSide | null {
  if (role === 'admin') return kind === 'course' ? null : 'school'
  if (personId === userId) return 'person'
  return coachId === userId ? 'coach' : null
}

const sidesOf: Record<ThreadKind, readonly ThreadSide[]> = {
  course: ['person', 'coach'],
  school: ['person', 'school'],
  // Visitors get the reply by e-mail
  contact: ['school'],
}

/** The side for which a message is unread; null when no side reads it in the app. */
export const readerOf = (kind: ThreadKind, writer: ThreadSide): ThreadSide | null =>
  sidesOf[kind].find((side) => side !== writer) ?? null
