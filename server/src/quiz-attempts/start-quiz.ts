import type { AskedAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { toAskedAttempt } from './attempt-rows.ts'
import { readAttempt, requireOpenQuiz } from './attempt.reads.ts'
import { byQuiz } from './learner-quiz.ts'

/** Starts an attempt, or returns the one that exists. Of several calls at once the unique index lets one insert it. */
export async function startQuiz(ctx: SignedInContext, quizId: string): Promise<AskedAttempt> {
  const { db, actor, now } = ctx
  const quiz = await requireOpenQuiz(ctx, byQuiz(quizId))
  if (quiz.attempt) return toAskedAttempt(ctx, quiz.attempt, quiz)
  if (quiz.questions.length === 0) throw new AppError('QUIZ_EMPTY')
  const [begun] = await db
    .insert(quizAttempts)
    .values({ userId: actor.userId, quizId, startedAt: now })
    .onConflictDoNothing({ target: [quizAttempts.userId, quizAttempts.quizId] })
    .returning()
  return begun ? toAskedAttempt(ctx, begun, quiz) : readAttempt(ctx, quizId)
}
