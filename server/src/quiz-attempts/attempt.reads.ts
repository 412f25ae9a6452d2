import type { AskedAttempt } from '@sohbet/contract/learning/quiz-attempts'
import type { ModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import { isFullyAnswered } from '@sohbet/domain/quiz/answering'
import type { SQL } from 'drizzle-orm'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { refuseClosed } from '../progress/module-access.ts'
import { toAskedAttempt, toAttempt, toQuestion } from './attempt-rows.ts'
import { completeQuiz } from './complete-quiz.ts'
import { byModule, byQuiz, findLearnerQuiz } from './learner-quiz.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now' | 'language'>

/**
 * A quiz in a module that is open to the caller, and the caller's attempt. Completes an attempt that has an answer to
 * every question: an admin deleted the last open question, or the server stopped after it saved the last answer.
 */
export async function findOpenQuiz(ctx: Reader, where: SQL) {
  const load = async () => {
    const found = await findLearnerQuiz(ctx.db, { userId: ctx.actor.userId, where })
    if (!found) return undefined
    refuseClosed(found, ctx)
    const { quizId, questions, attempt } = found
    return quizId === null ? undefined : { quizId, questions, attempt }
  }
  const quiz = await load()
  const attempt = quiz?.attempt
  if (!attempt || attempt.completedAt || !isFullyAnswered({ ...quiz, ...attempt })) return quiz
  return (await completeQuiz(ctx, attempt.id)) ?? load()
}

export async function requireOpenQuiz(ctx: Reader, where: SQL) {
  const quiz = await findOpenQuiz(ctx, where)
  if (!quiz) throw new AppError('QUIZ_NOT_FOUND')
  return quiz
}

/** As a learner sees it: without keys until the attempt is completed. */
export async function readLearnerQuiz(ctx: SignedInContext, moduleId: string): Promise<ModuleQuiz> {
  const quiz = await requireOpenQuiz(ctx, byModule(moduleId))
  const { quizId, questions, attempt } = quiz
  return {
    id: quizId,
    moduleId,
    questionCount: questions.length,
    questions: questions.map((question) => toQuestion(ctx, question, attempt?.seed ?? null)),
    attempt: attempt && toAttempt(attempt, quiz),
  }
}

export async function readAttempt(ctx: SignedInContext, quizId: string): Promise<AskedAttempt> {
  const quiz = await requireOpenQuiz(ctx, byQuiz(quizId))
  if (!quiz.attempt) throw new AppError('QUIZ_NOT_STARTED')
  return toAskedAttempt(ctx, quiz.attempt, quiz)
}
