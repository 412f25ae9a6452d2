import { isFileOf } from '../resource/file.ts'
import { allowed, type Verdict } from '../verdict.ts'
import type { LiveSession } from './live-session.ts'
import { isOff } from './rules.ts'

const megabyte = 1024 * 1024

/** Files and links of one session, and the size of a file. */
export const materialLimits = { inSession: 20, bytes: 20 * megabyte } as const

export const materialKinds = ['document', 'picture', 'audio', 'link'] as const
type MaterialKind = (typeof materialKinds)[number]

/** What a link opens: one of our own files, or a page elsewhere. */
export function materialKind(link: string): MaterialKind {
  if (!link.startsWith('/')) return 'link'
  if (isFileOf('pdf', link)) return 'document'
  return isFileOf('jpg', link) ? 'picture' : 'audio'
}

type Session = Pick<LiveSession, 'startsAt' | 'isCancelled' | 'holiday'>

/** Learners see the materials once the session has begun: before, they would read the answers of an exercise. */
export const areMaterialsShown = (session: Session, now: Date): boolean =>
  !isOff(session) && now >= session.startsAt

/** Coaches add materials when they prepare a session, and after it. */
export function mayAddMaterial(
  session: Session,
  { count }: { count: number },
): Verdict<'SESSION_CANCELLED' | 'MATERIALS_FULL'> {
  if (isOff(session)) return { allowed: false, because: 'SESSION_CANCELLED' }
  return count < materialLimits.inSession ? allowed : { allowed: false, because: 'MATERIALS_FULL' }
}
