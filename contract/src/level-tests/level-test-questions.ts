import { levels } from '@sohbet/domain/level-test/level'
import { optionIds, questionTypes, skills } from '@sohbet/domain/level-test/question'
import { z } from 'zod'
import { id, revision } from '../fields.ts'

const shownOption = z.object({ id: z.enum(optionIds), text: z.string() })

/** A question without its key, for learners. */
export const levelTestQuestion = z.object({
  id,
  type: z.enum(questionTypes),
  text: z.string(),
  options: z.array(shownOption),
  audioUrl: z.string().nullable(),
  audioSeconds: z.number().nullable(),
})
export type LevelTestQuestion = z.infer<typeof levelTestQuestion>

/** A question with its key, for admins. */
export const keyedQuestion = levelTestQuestion.extend({
  testId: id,
  correctOptionId: z.enum(optionIds),
  isQuick: z.boolean(),
  skill: z.enum(skills).nullable(),
  level: z.enum(levels).nullable(),
  revision,
})
export type KeyedQuestion = z.infer<typeof keyedQuestion>
