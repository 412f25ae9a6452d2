import { allowed, type Verdict } from '../verdict.ts'
import type { SpeakingKind } from './task.ts'

export const speakingLimits = {
  /** Takes before sending. Only the recorder counts them: the server never sees a take that was not sent. */
  takes: 3,
  /** Recordings of one learner in 24 hours; deleted ones count. */
  inDay: 60,
  /** Stored recordings of one learner. */
  bytes: 200 * 1024 * 1024,
  /** Recordings and their feedback are deleted after twelve months. */
  keepDays: 365,
  /** A coach's answer. */
  feedbackSeconds: 120,
  feedbackText: 2000,
} as const

/** A learner sends a recording, and once more after the feedback. */
export const attempts = [1, 2] as const
export type SpeakingAttempt = (typeof attempts)[number]

/** Where a learner stands with a task. */
export const taskStates = ['todo', 'sent', 'answered', 'resubmitted', 'finished'] as const
export type TaskState = (typeof taskStates)[number]

type Recording = { attempt: SpeakingAttempt; isAnswered: boolean; isDeleted: boolean }

/** A recording that was deleted before a coach answered it never counts; an answered one does. */
const isCounted = ({ isAnswered, isDeleted }: Recording) => isAnswered || !isDeleted

/** From the learner's recordings of the task, in any order. */
export function taskState(recordings: readonly Recording[]): TaskState {
  const counted = recordings.filter(isCounted)
  const second = counted.find(({ attempt }) => attempt === 2)
  if (second) return second.isAnswered ? 'finished' : 'resubmitted'
  const [first] = counted
  if (!first) return 'todo'
  return first.isAnswered ? 'answered' : 'sent'
}

/** Whether the learner has sent a recording. A speaking task does not hold up the completion of its module. */
export const isSpoken = (state: TaskState): boolean => state !== 'todo'

/** The model of an answer would give it away, so it opens with the first recording. */
export const isModelOpen = (kind: SpeakingKind, state: TaskState): boolean =>
  kind === 'shadow' || isSpoken(state)

/** `isHeard`: a course of the learner has coaches who still listen. */
type Standing = { state: TaskState; isHeard: boolean }

/** Which attempt the next recording of a task is. */
export function nextAttempt({
  state,
  isHeard,
}: Standing):
  | { allowed: true; attempt: SpeakingAttempt }
  | { allowed: false; because: 'SPEAKING_OVER' | 'SPEAKING_WAITS' | 'SPEAKING_TWICE' } {
  if (!isHeard) return { allowed: false, because: 'SPEAKING_OVER' }
  if (state === 'todo') return { allowed: true, attempt: 1 }
  if (state === 'answered') return { allowed: true, attempt: 2 }
  return { allowed: false, because: state === 'sent' ? 'SPEAKING_WAITS' : 'SPEAKING_TWICE' }
}

/** What a learner stores. `inDay` and `bytes` are without the new recording. */
type Stored = { inDay: number; bytes: number }

export function mayStore(
  { inDay, bytes }: Stored,
  newBytes: number,
): Verdict<'SPEAKING_DAY_FULL' | 'SPEAKING_STORAGE_FULL'> {
  if (inDay >= speakingLimits.inDay) return { allowed: false, because: 'SPEAKING_DAY_FULL' }
  if (bytes + newBytes > speakingLimits.bytes) return { allowed: false, because: 'SPEAKING_STORAGE_FULL' }
  return allowed
}
