import * as contract from '@sohbet/contract/learning/quiz-attempts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { readAttempt } from './attempt.reads.ts'
import { deleteAttempt } from './delete-attempt.ts'
import { startQuiz } from './start-quiz.ts'
import { submitAnswer } from './submit-answer.ts'

export function quizAttemptRoutes(bind: Bind) {
  bind(contract.startQuiz, (ctx, { params }) => refuseIfErased(() => startQuiz(ctx, params.id)))
  bind(contract.getQuizAttempt, (ctx, { params }) => {
    refuseUnlessOwn(ctx.actor, params.userId, contract.getQuizAttempt.access)
    return readAttempt(ctx, params.quizId)
  })
  bind(contract.submitAnswer, (ctx, { body }) => submitAnswer(ctx, body))
  bind(contract.deleteQuizAttempt, (ctx, { params }) => deleteAttempt(ctx, params.userQuizId))
}
