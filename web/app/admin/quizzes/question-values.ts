import { quizQuestionFields, type KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { hasOptions, optionIds, type Option, type QuestionType } from '@sohbet/domain/quiz/question'
import { z } from 'zod'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'

/** Values of the form. They cover every type, so that switching the type loses no input. */
export type Values = {
  content: string
  sourceType: KeyedQuizQuestion['sourceType']
  questionType: QuestionType
  options: Option[]
  /** The letter of the correct option, apart from `correctAnswer`, so that neither overwrites the other. */
  correctOption: string
  correctAnswer: string
  acceptedAnswers: string[]
  explanation: string
  audioUrl: string
  /** Null removes the picture. */
  imageUrl?: null | undefined
  revision?: number | undefined
}

export type QuestionForm = ZodForm<Values, unknown>

const defaultCorrect = 'A'
const noOptions = (): Option[] => optionIds.map((id) => ({ id, text: '' }))

/** The next new question starts with the types of the one before it. */
export type Kind = Pick<Values, 'questionType' | 'sourceType'>
const firstKind: Kind = { questionType: 'multi-option', sourceType: 'text' }

export const emptyValues = ({ questionType, sourceType } = firstKind): Values => ({
  content: '',
  sourceType,
  questionType,
  options: noOptions(),
  correctOption: defaultCorrect,
  correctAnswer: '',
  acceptedAnswers: [],
  explanation: '',
  audioUrl: '',
})

const correctOf = ({ questionType, correctAnswer }: KeyedQuizQuestion) =>
  questionType === 'multi-option'
    ? { correctOption: correctAnswer ?? '', correctAnswer: '' }
    : { correctOption: defaultCorrect, correctAnswer: correctAnswer ?? '' }

export const valuesOf = (question: KeyedQuizQuestion): Values => ({
  content: question.content,
  sourceType: question.sourceType,
  questionType: question.questionType,
  options: question.options.length > 0 ? question.options : noOptions(),
  ...correctOf(question),
  acceptedAnswers: question.acceptedAnswers,
  explanation: question.explanation ?? '',
  audioUrl: question.audioUrl ?? '',
  revision: question.revision,
})

/** The key of the chosen type. */
export function keyOf({ questionType, correctOption, correctAnswer }: Values): string | null {
  if (questionType === 'drag-drop') return null
  return questionType === 'multi-option' ? correctOption : correctAnswer
}

/** Keeps only the fields of the chosen type. */
function relevant(values: Values): z.input<typeof quizQuestionFields> {
  const { correctOption: _letter, options, acceptedAnswers, audioUrl, ...rest } = values
  const isChosen = hasOptions(rest.questionType)
  return {
    ...rest,
    options: isChosen ? options : [],
    acceptedAnswers: isChosen ? [] : acceptedAnswers,
    correctAnswer: keyOf(values),
    audioUrl: rest.sourceType === 'audio' ? audioUrl : '',
  }
}

export const formSchema = z.custom<Values>().transform(relevant).pipe(quizQuestionFields)
