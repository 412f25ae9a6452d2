import { attempts, taskStates } from '@sohbet/domain/speaking/recording'
import { rubricMarks } from '@sohbet/domain/speaking/rubric'
import { speakingKinds } from '@sohbet/domain/speaking/task'
import { z } from 'zod'
import { id, moment } from '../fields.ts'

// Apart from the calls, because every screen of a learner loads what a module replies

/** The URL is valid for ten minutes. */
export const voice = z.object({ url: z.string(), seconds: z.number() })
export type Voice = z.infer<typeof voice>

const rubricMark = z.literal(rubricMarks)
const rubric = z.object({ clear: rubricMark, flow: rubricMark, words: rubricMark, grammar: rubricMark })

export const speakingFeedback = z.object({
  /** Empty when the coach only spoke. */
  text: z.string(),
  /** Null when the coach only wrote, or after the coach's account was erased. */
  voice: voice.nullable(),
  rubric,
  /** Null after the coach's account was erased. */
  coach: z.string().nullable(),
  answeredAt: moment,
  /** The learner has not opened it. */
  isNew: z.boolean(),
})
export type SpeakingFeedback = z.infer<typeof speakingFeedback>

/** A recording that was not deleted. */
export const speakingRecording = z.object({
  id,
  /** The second is sent after the feedback on the first. */
  attempt: z.literal(attempts),
  sentAt: moment,
  voice,
  feedback: speakingFeedback.nullable(),
})
export type SpeakingRecording = z.infer<typeof speakingRecording>

/** The URLs of our own uploads are valid for ten minutes. At least one part is there. */
export const speakingPrompt = z.object({
  text: z.string(),
  pictureUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
})

/** A task of a module, as its learner sees it. */
export const speakingTask = z.object({
  id,
  kind: z.enum(speakingKinds),
  /** The longest recording. */
  seconds: z.number().int(),
  prompt: speakingPrompt,
  /** To answer: null until a recording was sent. To shadow: what the learner says along. */
  modelUrl: z.string().nullable(),
  /** Whether there is a model, also while `modelUrl` is null. */
  hasModel: z.boolean(),
  state: z.enum(taskStates),
  /** Whether coaches listen; they stop 30 days after the learner's course. */
  isHeard: z.boolean(),
  /** Those that were not deleted, the first attempt first. */
  recordings: z.array(speakingRecording),
})
export type SpeakingTask = z.infer<typeof speakingTask>
