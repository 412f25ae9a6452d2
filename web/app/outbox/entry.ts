import { saveDocumentOpened, saveVideoProgress, type ModuleWork } from '@sohbet/contract/learning/progress'
import { submitAnswer, type QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { newRating, saveRating, type SavedRating } from '@sohbet/contract/learning/ratings'
import { attachment, sendMessage, uploadAttachment, type Message } from '@sohbet/contract/messaging/threads'
import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { translate } from '../texts/use-translation.ts'

const moduleId = z.string()
const answer = z.object({
  kind: z.literal('answer'),
  moduleId,
  userQuizId: z.string(),
  questionId: z.string(),
  answer: z.union([z.string(), z.array(z.string()).readonly()]),
})
const video = z.object({ kind: z.literal('video'), moduleId, position: z.number(), watched: z.boolean() })
const document = z.object({ kind: z.literal('document'), moduleId, docId: z.string() })
const message = z.object({
  kind: z.literal('message'),
  threadId: z.string(),
  /** The server stores a message once, however often it is sent under this id. */
  clientId: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  /** A recording that is uploaded with the message. */
  voice: z.object({ file: z.instanceof(File), seconds: z.number() }).optional(),
})

const rating = newRating.extend({ kind: z.literal('rating') })
const speech = z.object({
  kind: z.literal('speech'),
  moduleId,
  taskId: z.string(),
  /** The server stores a recording once, however often it is sent under this id. */
  recordingId: z.string(),
  file: z.instanceof(File),
  seconds: z.number(),
})

/**
 * Something the user did that the server must store. Sending an entry twice has the same effect as sending it
 * once.
 */
export const entry = z.discriminatedUnion('kind', [answer, video, document, message, rating, speech])
export type Entry = z.infer<typeof entry>
export type AnswerEntry = z.infer<typeof answer>
export type MessageEntry = z.infer<typeof message>
type RatingEntry = z.infer<typeof rating>
export type SpeechEntry = z.infer<typeof speech>
export type CourseEntry = Exclude<Entry, MessageEntry | RatingEntry | SpeechEntry>

export const isCourseEntry = (one: Entry): one is CourseEntry =>
  one.kind !== 'message' && one.kind !== 'rating' && one.kind !== 'speech'

/** An entry with the server's reply. */
export type Delivered =
  | { entry: AnswerEntry; attempt: QuizAttempt }
  | { entry: Exclude<CourseEntry, AnswerEntry>; work: ModuleWork }
  | { entry: MessageEntry; message: Message }
  | { entry: RatingEntry; rating: SavedRating }
  | { entry: SpeechEntry; task: SpeakingTask }

/** Entries with one key are about the same thing: only one of them waits. */
export function keyOf(one: Entry): string {
  if (one.kind === 'answer') return `answer/${one.userQuizId}/${one.questionId}`
  if (one.kind === 'video') return `video/${one.moduleId}`
  if (one.kind === 'document') return `document/${one.moduleId}/${one.docId}`
  if (one.kind === 'rating') return `rating/${one.id}`
  if (one.kind === 'speech') return `speech/${one.taskId}/${one.recordingId}`
  return `message/${one.threadId}/${one.clientId}`
}

/** Entries of one lane are sent in order: one that fails holds up those behind it. */
export const laneOf = (one: Entry): string =>
  one.kind === 'message' ? `message/${one.threadId}` : keyOf(one)

/** An answer is final, so the first one counts. Of a video the last position counts, and watched stays watched. */
export function merged(waiting: Entry | undefined, next: Entry): Entry {
  if (waiting?.kind === 'answer') return waiting
  if (waiting?.kind === 'video' && next.kind === 'video')
    return { ...next, watched: next.watched || waiting.watched }
  return next
}

export async function deliver(one: Entry): Promise<Delivered> {
  if (one.kind === 'answer') {
    const { userQuizId, questionId, answer: given } = one
    const body = { userQuizId, questionId, answer: typeof given === 'string' ? given : [...given] }
    return { entry: one, attempt: await call(submitAnswer, { body }) }
  }
  if (one.kind === 'message') return { entry: one, message: await deliverMessage(one) }
  if (one.kind === 'rating') {
    const { kind: _kind, ...body } = one
    return { entry: one, rating: await call(saveRating, { body }) }
  }
  if (one.kind === 'speech') return { entry: one, task: await deliverSpeech(one) }
  const { moduleId: id } = one
  if (one.kind === 'document')
    return { entry: one, work: await call(saveDocumentOpened, { params: { id, docId: one.docId } }) }
  const { position, watched } = one
  return { entry: one, work: await call(saveVideoProgress, { params: { id }, body: { position, watched } }) }
}

/** A recording that was uploaded without its message is deleted at night, so a retry uploads it again. */
async function deliverMessage({
  threadId,
  clientId,
  text,
  attachments,
  voice,
}: MessageEntry): Promise<Message> {
  const uploaded = voice && (await call(uploadAttachment, { body: { file: voice.file, threadId } }))
  const attachmentIds = [...attachments, ...(uploaded ? [uploaded] : [])].map(({ id }) => id)
  return call(sendMessage, { params: { id: threadId }, body: { clientId, text, attachmentIds } })
}

async function deliverSpeech({ taskId, recordingId, file }: SpeechEntry): Promise<SpeakingTask> {
  const { sendRecording } = await speakingCalls()
  const body = { id: recordingId, recording: file }
  return call(sendRecording, { params: { id: taskId }, body })
}

/** Loaded with the first recording, because every page loads this queue. A failed load is a lost connection. */
const speakingCalls = () =>
  import('@sohbet/contract/speaking/speaking').catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'NO_ANSWER', message: translate('common:unreachable') }, { cause })
  })
