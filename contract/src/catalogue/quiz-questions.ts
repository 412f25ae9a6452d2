import { forgiving } from '@sohbet/domain/quiz/forgiving'
import {
  hasOptions,
  maxAcceptedAnswers,
  optionIds,
  questionTypes,
  sourceTypes,
} from '@sohbet/domain/quiz/question'
import { z } from 'zod'
import { say } from '../field-messages.ts'
import { id, link, plainText, requiredText } from '../fields.ts'

const limits = { content: 2000, option: 500, answer: 500, explanation: 2000 } as const

const option = z.object({
  id: z.enum(optionIds),
  text: requiredText(limits.option, say('Option text is required')),
})

const optionsRequired = say('Options A to D are required')

/** A form sends an empty field where it has nothing. */
const emptyIsNone = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullish()

/** The places of those that read like one before them. */
function repeated(options: readonly { text: string }[]): number[] {
  const read = options.map(({ text }) => forgiving(text))
  return [...read.keys()].filter((place) => read.indexOf(read[place] ?? '') < place)
}

/**
 * What an admin enters. Of what does not belong to the question's type nothing is kept: a drag-drop question has no
 * answer but the order of its options, what is typed has no options, and only an audio question has a recording.
 */
export const quizQuestionFields = z
  .object({
    content: requiredText(limits.content, say('Question content is required')),
    sourceType: z.enum(sourceTypes, say('Source type is required')),
    questionType: z.enum(questionTypes, say('Question type is required')),
    options: z.array(option, optionsRequired).max(optionIds.length, optionsRequired).default([]),
    correctAnswer: plainText(limits.answer).trim().nullish(),
    /** Other texts that are right too, where the answer is typed. */
    acceptedAnswers: z
      .array(requiredText(limits.answer, say('Correct answer is required')))
      .max(maxAcceptedAnswers)
      .default([]),
    /** Shown once the attempt is over. */
    explanation: emptyIsNone(plainText(limits.explanation).trim()),
    audioUrl: emptyIsNone(link),
    /** Null takes the picture away; a picture is set by its upload. */
    imageUrl: id.nullish(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message })
    const { questionType, options, correctAnswer } = value
    if (hasOptions(questionType)) {
      const isWhole =
        options.length === optionIds.length &&
        optionIds.every((letter) => options.some((one) => one.id === letter))
      if (!isWhole) refuse(['options'], optionsRequired)
      // Of two that read the same only one letter would be right
      if (questionType === 'multi-option')
        for (const place of repeated(options)) refuse(['options', place, 'text'], say('Options must differ'))
    }
    if (questionType === 'drag-drop') return
    const isKey = hasOptions(questionType)
      ? options.some((one) => one.id === correctAnswer)
      : // Of a full stop alone the marker sees nothing, so nobody could be right
        forgiving(correctAnswer ?? '') !== ''
    if (!isKey) refuse(['correctAnswer'], say('Correct answer is required'))
  })
export type QuizQuestionFields = z.output<typeof quizQuestionFields>

const shownOption = z.object({ id: z.enum(optionIds), text: z.string() })

/** A question with its key, for those who make and teach it. */
export const keyedQuizQuestion = z.object({
  id,
  quizId: id,
  content: z.string(),
  sourceType: z.enum(sourceTypes),
  questionType: z.enum(questionTypes),
  /** Of drag-drop in their right order. */
  options: z.array(shownOption),
  correctAnswer: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
  explanation: z.string().nullable(),
  audioUrl: z.string().nullable(),
  /** Where it plays: of our own uploads an address that is good for ten minutes. */
  playUrl: z.string().nullable(),
  /** The picture's id under quiz_questions; null where there is none. */
  imageUrl: id.nullable(),
  /** Changes with the picture. */
  imageVersion: z.string().nullable(),
})
export type KeyedQuizQuestion = z.infer<typeof keyedQuizQuestion>
