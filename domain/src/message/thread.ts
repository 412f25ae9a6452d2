import type { Role } from '../account/role.ts'

/** A learner and their coach; somebody with an account and the school; a visitor, known by an address, and the school. */
export const threadKinds = ['course', 'school', 'contact'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** Who a message comes from. The person is the learner, the coach or the visitor that a thread is with. */
export const threadSides = ['person', 'coach', 'school'] as const
export type ThreadSide = (typeof threadSides)[number]

/** Generous ceilings for what one message holds. */
export const messageLimits = { text: 4000, subject: 120, reason: 1000, attachments: 4, title: 80 } as const

export type Thread = { kind: ThreadKind; personId: string | null; coachId: string | null }

/** On which side of a thread somebody stands; null for whom it does not concern. Admins are the school, all of them. */
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
  // Visitors read their mail
  contact: ['school'],
}

/** Whom a message is unread for; null where nobody has it here. */
export const readerOf = (kind: ThreadKind, writer: ThreadSide): ThreadSide | null =>
  sidesOf[kind].find((side) => side !== writer) ?? null
