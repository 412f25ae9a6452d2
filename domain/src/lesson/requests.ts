import { allowed, type Verdict } from '../verdict.ts'
import type { LessonKind, Span } from './lesson.ts'

/** What a coach asks about a lesson: another time, of the learner, or another coach, of that coach. */
export const requestKinds = ['time', 'coach'] as const
export type RequestKind = (typeof requestKinds)[number]

/** `withdrawn`: the lesson was moved, cancelled or handed over meanwhile, or the coach asked for something else. */
export const requestAnswers = ['accepted', 'declined', 'withdrawn'] as const

type Lesson = Pick<Span, 'startsAt'> & { kind: LessonKind; isCancelled: boolean }

/** Until the start. Only a lesson of one learner is moved: several would have to agree. */
export function mayAsk(
  what: RequestKind,
  { startsAt, kind, isCancelled }: Lesson,
  now: Date,
): Verdict<'LESSON_CANCELLED' | 'LESSON_BEGUN' | 'ONLY_PRIVATE_MOVES'> {
  if (isCancelled) return { allowed: false, because: 'LESSON_CANCELLED' }
  if (now >= startsAt) return { allowed: false, because: 'LESSON_BEGUN' }
  if (what === 'time' && kind !== 'private') return { allowed: false, because: 'ONLY_PRIVATE_MOVES' }
  return allowed
}
