import type { Option, OptionId, QuestionType } from './question.ts'

/** What decides whether an answer is right. */
export type Key = {
  questionType: QuestionType
  options: readonly Option[]
  /** A letter, or the text to type; none for drag-drop, whose options stand in their right order. */
  correctAnswer: string | null
  /** Other texts that are right too. */
  acceptedAnswers: readonly string[]
}

/** A letter, a text, or the letters of all options in the chosen order. */
export type Answer = string | readonly string[]

type Marking = {
  isAnswered: (answer: Answer, key: Key) => boolean
  isCorrect: (answer: Answer, key: Key) => boolean
}

const typed: Marking = {
  isAnswered: (answer) => typeof answer === 'string' && forgiving(answer) !== '',
  isCorrect: (answer, { correctAnswer, acceptedAnswers }) =>
    typeof answer === 'string' &&
    [correctAnswer ?? '', ...acceptedAnswers].some((right) => forgiving(right) === forgiving(answer)),
}

const marking: Record<QuestionType, Marking> = {
  'multi-option': {
    isAnswered: (answer, { options }) => options.some(({ id }) => id === answer),
    isCorrect: (answer, { correctAnswer }) => answer === correctAnswer,
  },
  fill_blank: typed,
  sentence: typed,
  'drag-drop': {
    isAnswered: (answer, { options }) =>
      typeof answer !== 'string' &&
      answer.length === options.length &&
      new Set(answer).size === options.length,
    // By text, not by letter: of two pieces that read the same either may come first
    isCorrect: (answer, { options }) =>
      typeof answer !== 'string' &&
      answer.length === options.length &&
      answer.every((id, place) => textOf(options, id) === options[place]?.text),
  },
}

const textOf = (options: readonly Option[], id: string): string | undefined =>
  options.find((option) => option.id === id)?.text

export const isAnswered = (answer: Answer, key: Key): boolean =>
  marking[key.questionType].isAnswered(answer, key)

export const isCorrect = (answer: Answer, key: Key): boolean =>
  isAnswered(answer, key) && marking[key.questionType].isCorrect(answer, key)

/**
 * Text as the marker reads it. Accidents of typing are forgiven: case and the Turkish dots of I, curly quotes, spaces too
 * many or in front of a full stop, and the full stop at the end.
 */
export function forgiving(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .replaceAll(/[‘’‛`´ʼ]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,!?;:])/g, '')
    .replace(/[.!\s]+$/, '')
    .trim()
}

/** Whether the pieces of a drag-drop question, as they lie in the slots, are the right sentence. */
export const isRightOrder = (placed: readonly OptionId[], options: readonly Option[]): boolean =>
  isCorrect(placed, { questionType: 'drag-drop', options, correctAnswer: null, acceptedAnswers: [] })
