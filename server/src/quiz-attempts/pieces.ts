import { createHash, randomBytes } from 'node:crypto'
import type { Answer } from '@sohbet/domain/quiz/marking'
import { optionIds, type Option, type QuestionType } from '@sohbet/domain/quiz/question'
import { shuffled } from '@sohbet/domain/quiz/shuffled'

type Asked = { id: string; questionType: QuestionType; options: readonly Option[] }

/**
 * Options in the order in which they are shown. Pieces of drag-drop stand as the attempt's seed has it, always the same
 * for the same question; without an attempt they fall anew every time.
 */
function inShownOrder({ id, questionType, options }: Asked, seed: string | null): readonly Option[] {
  if (questionType !== 'drag-drop') return options
  const bytes = seed === null ? randomBytes(32) : createHash('sha256').update(`${seed} ${id}`).digest()
  let used = 0
  return shuffled(options, () => bytes.readUInt32BE(used++ * 4) / 2 ** 32)
}

/** Pieces are named by where they are shown: their own letters are the answer. */
export const shownOptions = (question: Asked, seed: string | null): Option[] =>
  inShownOrder(question, seed).flatMap((option, place) => {
    const id = question.questionType === 'drag-drop' ? optionIds[place] : option.id
    return id ? [{ id, text: option.text }] : []
  })

/** An answer in the letters of the key. */
export function toKeyLetters(answer: Answer, question: Asked, seed: string): Answer {
  if (typeof answer === 'string' || question.questionType !== 'drag-drop') return answer
  const shown = inShownOrder(question, seed)
  return answer.map((id) => shown[optionIds.findIndex((letter) => letter === id)]?.id ?? '')
}

/** The pieces' shown names in their right order. */
export function rightOrder(question: Asked, seed: string): string[] {
  const shown = inShownOrder(question, seed)
  return question.options.map(({ id }) => optionIds[shown.findIndex((option) => option.id === id)] ?? '')
}
