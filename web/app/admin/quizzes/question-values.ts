import { quizQuestionFields, type KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { hasOptions, optionIds, type Option, type QuestionType } from '@sohbet/domain/quiz/question'
import { z } from 'zod'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'

/** What stands in the form: of every type something, so that a change of mind loses nothing. */
export type Values = {
  content: string
  sourceType: KeyedQuizQuestion['sourceType']
  questionType: QuestionType
  options: Option[]
  correctAnswer: string
  acceptedAnswers: string[]
  explanation: string
  audioUrl: string
  /** Null takes the picture away. */
  imageUrl?: null | undefined
}

export type QuestionForm = ZodForm<Values, unknown>

const defaultCorrect = 'A'
const noOptions = (): Option[] => optionIds.map((id) => ({ id, text: '' }))

export const emptyValues = (): Values => ({
  content: '',
  sourceType: 'text',
  questionType: 'multi-option',
  options: noOptions(),
  correctAnswer: defaultCorrect,
  acceptedAnswers: [],
  explanation: '',
  audioUrl: '',
})

export const valuesOf = (question: KeyedQuizQuestion): Values => ({
  content: question.content,
  sourceType: question.sourceType,
  questionType: question.questionType,
  options: question.options.length > 0 ? question.options : noOptions(),
  correctAnswer: question.correctAnswer ?? '',
  acceptedAnswers: question.acceptedAnswers,
  explanation: question.explanation ?? '',
  audioUrl: question.audioUrl ?? '',
})

/** The key after a change of type: a letter is no text to type, and a text is no letter. */
export const correctAnswerFor = (type: QuestionType, initial: Values): string => {
  if (type === initial.questionType) return initial.correctAnswer
  return type === 'multi-option' ? defaultCorrect : ''
}

/** Only what belongs to the chosen type is looked at and sent. */
const relevant = ({
  options,
  acceptedAnswers,
  audioUrl,
  correctAnswer,
  ...rest
}: Values): z.input<typeof quizQuestionFields> => ({
  ...rest,
  options: hasOptions(rest.questionType) ? options : [],
  acceptedAnswers: hasOptions(rest.questionType) ? [] : acceptedAnswers,
  correctAnswer: rest.questionType === 'drag-drop' ? null : correctAnswer,
  audioUrl: rest.sourceType === 'audio' ? audioUrl : '',
})

export const formSchema = z.custom<Values>().transform(relevant).pipe(quizQuestionFields)
