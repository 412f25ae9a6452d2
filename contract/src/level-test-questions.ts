import { maxAudioSeconds, optionIds, questionTypes } from '@sohbet/domain/level-test/question'
import { z } from 'zod'
import { say } from './field-messages.ts'
import { id, link, requiredText } from './fields.ts'

const limits = { text: 2000, option: 500 } as const

const option = z.object({
  id: z.enum(optionIds),
  text: requiredText(limits.option, say('Option text is required')),
})

const fourOptions = say('Exactly four options, A to D, are required')

/** One of each letter, in any order. */
const options = z
  .array(option, fourOptions)
  .length(optionIds.length, fourOptions)
  .refine((given) => new Set(given.map((one) => one.id)).size === optionIds.length, fourOptions)
  .transform((given) => given.toSorted((a, b) => optionIds.indexOf(a.id) - optionIds.indexOf(b.id)))

/** A form sends an empty field where it has no link. */
const noLink = z.literal('').transform(() => null)

/** What an admin enters; the question's form uses it too. */
export const levelTestQuestionFields = z.object({
  text: requiredText(limits.text, say('Question text is required')),
  type: z.enum(questionTypes, say('Question type is required')),
  options,
  correctOptionId: z.enum(optionIds, say('Correct option is required')).default('A'),
  /** Of listening questions; a text question keeps none. */
  audioUrl: z.union([noLink, link], say('Must be a valid URL')).nullish(),
  /** The length of a foreign recording, where it is known; of our own the server knows it. It goes with the address. */
  audioSeconds: z.number().min(0).max(maxAudioSeconds).nullish(),
})
export type LevelTestQuestionFields = z.output<typeof levelTestQuestionFields>

const shownOption = z.object({ id: z.enum(optionIds), text: z.string() })

/** A question as a learner meets it: nothing in it tells the answer. */
export const levelTestQuestion = z.object({
  id,
  type: z.enum(questionTypes),
  text: z.string(),
  options: z.array(shownOption),
  audioUrl: z.string().nullable(),
  audioSeconds: z.number().nullable(),
})
export type LevelTestQuestion = z.infer<typeof levelTestQuestion>

/** The same with its key, for admins. */
export const keyedQuestion = levelTestQuestion.extend({ testId: id, correctOptionId: z.enum(optionIds) })
export type KeyedQuestion = z.infer<typeof keyedQuestion>
