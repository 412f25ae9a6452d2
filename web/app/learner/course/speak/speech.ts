import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { nextAttempt, type SpeakingAttempt } from '@sohbet/domain/speaking/recording'
import { keyOf, type SpeechEntry } from '../../../outbox/entry.ts'
import { enqueue } from '../../../outbox/outbox.ts'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { newId } from '../../../parts/new-id.ts'

export type Waiting = { entry: SpeechEntry; failure: unknown; isOffline: boolean }

/** The recording of a task that the server does not have yet. */
export function useWaiting({ id, recordings }: SpeakingTask): Waiting | undefined {
  const { waiting, failures, isOffline } = useOutbox()
  const entry = waiting.filter((one) => one.kind === 'speech').find(({ taskId }) => taskId === id)
  // The server had it before its reply was lost
  if (!entry || recordings.some((recording) => recording.id === entry.recordingId)) return undefined
  return { entry, failure: failures.get(keyOf(entry)), isOffline }
}

/** Which recording the learner may make next; undefined while the coach's answer is due, and after the last one. */
export function attemptOf(task: SpeakingTask): SpeakingAttempt | undefined {
  const next = nextAttempt(task)
  return next.allowed ? next.attempt : undefined
}

type Take = { moduleId: string; taskId: string; file: File; seconds: number }

export const sendTake = (take: Take) => enqueue({ kind: 'speech', recordingId: newId(), ...take })
