import type { QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { isCorrect, type Answer } from '@sohbet/domain/quiz/marking'

/** A question of a completed attempt with its answer and verdict; `number` counts from 1. */
export type Reviewed = {
  question: QuizQuestion
  number: number
  given: Answer
  verdict: NonNullable<QuizAttempt['review']>[number]
}

export const reviewedQuestions = (questions: readonly QuizQuestion[], attempt: QuizAttempt): Reviewed[] =>
  questions.flatMap((question, index) => {
    const verdict = attempt.review?.find(({ questionId }) => questionId === question.id)
    const given = attempt.answers.find(({ questionId }) => questionId === question.id)
    return verdict ? [{ question, number: index + 1, given: given?.answer ?? '', verdict }] : []
  })

/** Whether another answer would have been right, by the key that the review reveals. */
export function wouldBeRight({ question, verdict }: Reviewed, answer: Answer): boolean {
  const { questionType, options } = question
  const { correctAnswer, acceptedAnswers } = verdict
  if (typeof correctAnswer === 'string')
    return isCorrect(answer, { questionType, options, correctAnswer, acceptedAnswers })
  // The key of pieces is their order
  const inOrder = correctAnswer.flatMap((id) => options.filter((option) => option.id === id))
  return isCorrect(answer, { questionType, options: inOrder, correctAnswer: null, acceptedAnswers })
}
