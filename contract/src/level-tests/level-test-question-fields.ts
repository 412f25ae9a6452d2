import { levels } from '@sohbet/domain/level-test/level'
import { maxAudioSeconds, optionIds, questionTypes, skills } from '@sohbet/domain/level-test/question'
import { z } from 'zod'
import { say } from '../catalogue/say.ts'
import { link, requiredText, seenRevision } from '../fields.ts'

/** A learner reads and answers a question in half a minute. */
const limits = { text: 500, option: 500 } as const

const option = z.object({
  id: z.enum(optionIds),
  text: requiredText(limits.option, say('Option text is required')),
})

/** Normalises an option, so that options which read the same compare as equal. */
const asRead = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

const fourOptions = say('Exactly four options, A to D, are required')

/** One option for each letter, in any order. */
const options = z
  .array(option, fourOptions)
  .length(optionIds.length, fourOptions)
  .refine((given) => new Set(given.map((one) => one.id)).size === optionIds.length, fourOptions)
  .superRefine((given, context) => {
    const seen = new Set<string>()
    for (const [place, { text }] of given.entries()) {
      const read = asRead(text)
      // An empty option is already reported
      if (read && seen.has(read)) {
        context.addIssue({ code: 'custom', path: [place, 'text'], message: say('Options must differ') })
      }
      seen.add(read)
    }
  })
  .transform((given) => given.toSorted((a, b) => optionIds.indexOf(a.id) - optionIds.indexOf(b.id)))

/** Separate messages for a missing and a wrong value; CSV import shows both. */
const missingOr =
  (missing: string, wrong: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' ? missing : wrong

/** A form sends an empty field when there is no link. */
const noLink = z.literal('').transform(() => null)

const noTag = z.literal('').transform(() => null)
/** What a question measures. A listening question measures listening, whatever is sent. */
const skill = z.union([noTag, z.enum(skills)], say('Must be grammar, vocabulary or listening'))
const level = z.union([noTag, z.enum(levels)], say('Must be A1 to C1'))

/** The fields of the question form. */
export const levelTestQuestionFields = z.object({
  text: requiredText(limits.text, say('Question text is required')),
  type: z.enum(questionTypes, {
    error: missingOr(say('Question type is required'), say('Must be text or listening')),
  }),
  options,
  correctOptionId: z
    .enum(optionIds, { error: missingOr(say('Correct option is required'), say('Must be A to D')) })
    .default('A'),
  /** Only for listening questions. */
  audioUrl: z.union([noLink, link], say('Must be a valid URL')).nullish(),
  /**
   * Length of an external recording, if known. The server knows the length of our own recordings. Belongs to
   * audioUrl.
   */
  audioSeconds: z.number().min(0).max(maxAudioSeconds).nullish(),
  /** Only the quick test asks it, never the level test. A change without it leaves it as it is. */
  isQuick: z.boolean(say('Must be true or false')).optional(),
  /** Tags; the set of an attempt is drawn by them. A change without one leaves it as it is. */
  skill: skill.nullish(),
  level: level.nullish(),
  revision: seenRevision,
})
export type LevelTestQuestionFields = z.output<typeof levelTestQuestionFields>
