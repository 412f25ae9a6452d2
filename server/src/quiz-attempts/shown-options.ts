import { createHash, randomBytes } from 'node:crypto'
import type { Answer } from '@sohbet/domain/quiz/marking'
import { optionIds, type Option, type QuestionType } from '@sohbet/domain/quiz/question'
import { shuffled } from '@sohbet/domain/quiz/shuffled'

type Question = { id: string; questionType: QuestionType; options: readonly Option[] }

/**
 * Options in their shown order. Drag-drop pieces follow the attempt's seed, so the order is stable; without an
 * attempt it is random.
 */
function inShownOrder({ id, questionType, options }: Question, seed: string | null): readonly Option[] {
  if (questionType !== 'drag-drop') return options
  const bytes = seed === null ? randomBytes(32) : createHash('sha256').update(`${seed} ${id}`).digest()
  let used = 0
  return shuffled(options, () => bytes.readUInt32BE(used++ * 4) / 2 ** 32)
}

/** Pieces are named by their shown place, because their own letters are the answer. */
export const shownOptions = (question: Question, seed: string | null): Option[] =>
  inShownOrder(question, seed).flatMap((option, place) => {
    const id = question.questionType === 'drag-drop' ? optionIds[place] : option.id
    return id ? [{ id, text: option.text }] : []
  })

/** An answer in the letters of the key. */
export function toKeyLetters(answer: Answer, question: Question, seed: string): Answer {
  if (typeof answer === 'string' || question.questionType !== 'drag-drop') return answer
  const shown = inShownOrder(question, seed)
  return answer.map((id) => shown[optionIds.findIndex((letter) => letter === id)]?.id ?? '')
}

/** The pieces' shown names in the right order. */
export function rightOrder(question: Question, seed: string): string[] {
  const shown = inShownOrder(question, seed)
  return question.options.map(({ id }) => optionIds[shown.findIndex((option) => option.id === id)] ?? '')
}
