import { normaliseAnswer } from '@sohbet/domain/quiz/normalise-answer'
import {
  hasOptions,
  maxAcceptedAnswers,
  optionIds,
  questionTypes,
  sourceTypes,
} from '@sohbet/domain/quiz/question'
import { z } from 'zod'
import { say } from './say.ts'
import { id, link, plainText, requiredText, revision, seenRevision } from '../fields.ts'

const limits = { content: 2000, option: 500, answer: 500, explanation: 2000 } as const

const option = z.object({
  id: z.enum(optionIds),
  text: requiredText(limits.option, say('Option text is required')),
})

const optionsRequired = say('Options A to D are required')

/** A form sends an empty field when it has no value. */
const emptyIsNone = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullish()

/** Indexes of options that read like an earlier one. */
function repeated(options: readonly { text: string }[]): number[] {
  const read = options.map(({ text }) => normaliseAnswer(text))
  return [...read.keys()].filter((place) => read.indexOf(read[place] ?? '') < place)
}

/**
 * The fields of the quiz question form. Values that do not fit the question type are dropped: a drag-drop
 * question has no answer but the order of its options, a typed question has no options, and only an audio
 * question has a recording.
 */
export const quizQuestionFields = z
  .object({
    content: requiredText(limits.content, say('Question content is required')),
    sourceType: z.enum(sourceTypes, say('Source type is required')),
    questionType: z.enum(questionTypes, say('Question type is required')),
    options: z.array(option, optionsRequired).max(optionIds.length, optionsRequired).default([]),
    correctAnswer: plainText(limits.answer).trim().nullish(),
    /** Other right texts of a typed question. */
    acceptedAnswers: z
      .array(requiredText(limits.answer, say('Correct answer is required')))
      .max(maxAcceptedAnswers)
      .default([]),
    /** Shown after the attempt is over. */
    explanation: emptyIsNone(plainText(limits.explanation).trim()),
    audioUrl: emptyIsNone(link),
    /** Null removes the picture; an upload sets it. */
    imageUrl: id.nullish(),
    revision: seenRevision,
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
      // Of two options that read the same only one letter would be right
      if (questionType === 'multi-option')
        for (const place of repeated(options)) refuse(['options', place, 'text'], say('Options must differ'))
    }
    if (questionType === 'drag-drop') return
    const isKey = hasOptions(questionType)
      ? options.some((one) => one.id === correctAnswer)
      : // The marker ignores a lone full stop, so no answer could be right
        normaliseAnswer(correctAnswer ?? '') !== ''
    if (!isKey) refuse(['correctAnswer'], say('Correct answer is required'))
  })
export type QuizQuestionFields = z.output<typeof quizQuestionFields>

const shownOption = z.object({ id: z.enum(optionIds), text: z.string() })

/** A question with its key, for admins and coaches. */
export const keyedQuizQuestion = z.object({
  id,
  quizId: id,
  content: z.string(),
  sourceType: z.enum(sourceTypes),
  questionType: z.enum(questionTypes),
  /** Drag-drop options are in their right order. */
  options: z.array(shownOption),
  correctAnswer: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
  explanation: z.string().nullable(),
  audioUrl: z.string().nullable(),
  /** URL that plays the recording. URLs of our own uploads are valid for ten minutes. */
  playUrl: z.string().nullable(),
  /** The picture's id under quiz_questions; null when there is none. */
  imageUrl: id.nullable(),
  /** Changes with the picture. */
  imageVersion: z.string().nullable(),
  revision,
})
export type KeyedQuizQuestion = z.infer<typeof keyedQuizQuestion>
