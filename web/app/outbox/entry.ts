import { saveDocumentOpened, saveVideoProgress, type ModuleWork } from '@sohbet/contract/learning/progress'
import { submitAnswer, type QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import type { Answer } from '@sohbet/domain/quiz/marking'
import { call } from '../api/call.ts'

export type AnswerEntry = {
  kind: 'answer'
  moduleId: string
  userQuizId: string
  questionId: string
  answer: Answer
}
type VideoEntry = { kind: 'video'; moduleId: string; position: number; watched: boolean }
type DocumentEntry = { kind: 'document'; moduleId: string; docId: string }

/** Something a learner did that the server is to know. To send it twice is to send it once. */
export type Entry = AnswerEntry | VideoEntry | DocumentEntry

/** What came of it. */
export type Delivered =
  | { entry: AnswerEntry; attempt: QuizAttempt }
  | { entry: VideoEntry | DocumentEntry; work: ModuleWork }

/** Two entries with one key are about the same thing. */
export function keyOf(entry: Entry): string {
  if (entry.kind === 'answer') return `answer/${entry.userQuizId}/${entry.questionId}`
  if (entry.kind === 'video') return `video/${entry.moduleId}`
  return `document/${entry.moduleId}/${entry.docId}`
}

/** An answer is final, so the first one counts; of a video the last place, and watched stays watched. */
export function merged(waiting: Entry | undefined, entry: Entry): Entry {
  if (waiting?.kind === 'answer') return waiting
  if (waiting?.kind === 'video' && entry.kind === 'video')
    return { ...entry, watched: entry.watched || waiting.watched }
  return entry
}

export async function deliver(entry: Entry): Promise<Delivered> {
  if (entry.kind === 'answer') {
    const { userQuizId, questionId, answer } = entry
    const body = { userQuizId, questionId, answer: typeof answer === 'string' ? answer : [...answer] }
    return { entry, attempt: await call(submitAnswer, { body }) }
  }
  const { moduleId: id } = entry
  if (entry.kind === 'document')
    return { entry, work: await call(saveDocumentOpened, { params: { id, docId: entry.docId } }) }
  const { position, watched } = entry
  return { entry, work: await call(saveVideoProgress, { params: { id }, body: { position, watched } }) }
}
