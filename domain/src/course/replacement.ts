import { allowed, type Verdict } from '../verdict.ts'

/** What a coach leaves behind, each part with the ids of its things. */
const leftParts = ['courses', 'sessions', 'lessons'] as const
type LeftPart = (typeof leftParts)[number]
type Ids = Record<LeftPart, readonly string[]>

/** Each thing that a coach leaves has a successor, exactly once; nothing else has one. */
export function mayReplace(
  left: Ids,
  named: Ids,
): Verdict<'SUCCESSORS_MISSING' | 'STATE_CHANGED', { missing: string[] }> {
  const missing = leftParts.flatMap((part) => left[part].filter((id) => !named[part].includes(id)))
  if (missing.length > 0) return { allowed: false, because: 'SUCCESSORS_MISSING', missing }
  const isExact = leftParts.every((part) => named[part].length === left[part].length)
  return isExact ? allowed : { allowed: false, because: 'STATE_CHANGED', missing }
}
