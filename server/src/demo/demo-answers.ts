import { isCorrect, type Answer } from '@sohbet/domain/quiz/marking'
import { rightOrder, toKeyLetters } from '../quiz-attempts/shown-options.ts'
import type { GivenAnswer } from '../db/tables/learning/quiz-attempts.ts'
import type { quizQuestions } from '../db/tables/catalogue/quizzes.ts'

export type Question = typeof quizQuestions.$inferSelect

/** The right answer. */
const rightAnswer = (question: Question, seed: string): string | string[] =>
  question.questionType === 'drag-drop' ? rightOrder(question, seed) : (question.correctAnswer ?? '')

/** A nearly right answer: another letter, two pieces swapped, a word missing. */
function wrongAnswer(question: Question, seed: string): string | string[] {
  const right = rightAnswer(question, seed)
  if (typeof right !== 'string') {
    const [first = '', second = '', ...rest] = right
    return [second, first, ...rest]
  }
  if (question.questionType === 'multi-option')
    return question.options.find(({ id }) => id !== right)?.id ?? right
  const words = right.split(' ')
  return words.length > 1 ? words.slice(1).join(' ') : `${right}s`
}

type Taken = { seed: string; startedAt: Date; isRight: (place: number) => boolean }

/** Answers to these questions, half a minute each, and the number of right ones. */
export function givenAnswers(questions: readonly Question[], { seed, startedAt, isRight }: Taken) {
  const answers: Record<string, GivenAnswer> = {}
  for (const [place, question] of questions.entries()) {
    const answer = isRight(place) ? rightAnswer(question, seed) : wrongAnswer(question, seed)
    const marked: Answer = toKeyLetters(answer, question, seed)
    const at = new Date(startedAt.getTime() + (place + 1) * 30_000).toISOString()
    answers[question.id] = { answer, isCorrect: isCorrect(marked, question), at }
  }
  const correct = Object.values(answers).filter((one) => one.isCorrect).length
  return { answers, correct }
}
