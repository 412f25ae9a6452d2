import { normaliseAnswer } from './normalise-answer.ts'
import type { QuestionType } from './question.ts'

/** For learners the id of a drag-drop option is its shown place. */
type ShownOption = { id: string; text: string }

/** The fields that decide whether an answer is right. */
export type Key = {
  questionType: QuestionType
  options: readonly ShownOption[]
  /** A letter, or the text to type; null for drag-drop, whose options are stored in the right order. */
  correctAnswer: string | null
  /** Other right texts. */
  acceptedAnswers: readonly string[]
}

/** A letter, a text, or for drag-drop the letters in the chosen order (or the pieces joined by spaces). */
export type Answer = string | readonly string[]

/** The part of a question that decides whether an answer is complete. */
export type Asked = { questionType: QuestionType; options: readonly ShownOption[] }

type Marking = {
  isAnswered: (answer: Answer, asked: Asked) => boolean
  isCorrect: (answer: Answer, key: Key) => boolean
}

const isWritten = (answer: Answer): answer is string =>
  typeof answer === 'string' && normaliseAnswer(answer) !== ''

const typed: Marking = {
  isAnswered: isWritten,
  isCorrect: (answer, { correctAnswer, acceptedAnswers }) =>
    typeof answer === 'string' &&
    [correctAnswer ?? '', ...acceptedAnswers].some(
      (right) => normaliseAnswer(right) === normaliseAnswer(answer),
    ),
}

const textOf = (options: readonly ShownOption[], id: string): string | undefined =>
  options.find((option) => option.id === id)?.text

const inOrder: Marking = {
  isAnswered: (answer, { options }) =>
    typeof answer === 'string'
      ? isWritten(answer)
      : answer.length > 0 &&
        answer.length === options.length &&
        options.every(({ id }) => answer.includes(id)),
  // By text, not by letter: of two pieces that read the same either may come first
  isCorrect: (answer, { options }) =>
    typeof answer === 'string'
      ? normaliseAnswer(answer) === normaliseAnswer(options.map(({ text }) => text).join(' '))
      : answer.every((id, place) => textOf(options, id) === options[place]?.text),
}

const marking: Record<QuestionType, Marking> = {
  'multi-option': {
    isAnswered: (answer, { options }) => options.some(({ id }) => id === answer),
    isCorrect: (answer, { correctAnswer }) => answer === correctAnswer,
  },
  fill_blank: typed,
  sentence: typed,
  'drag-drop': inOrder,
}

export const isAnswered = (answer: Answer, asked: Asked): boolean =>
  marking[asked.questionType].isAnswered(answer, asked)

export const isCorrect = (answer: Answer, key: Key): boolean =>
  isAnswered(answer, key) && marking[key.questionType].isCorrect(answer, key)
