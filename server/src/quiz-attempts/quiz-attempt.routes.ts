import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import * as contract from '@sohbet/contract/learning/quiz-attempts'
import { refuseUnlessCoached } from '../coaches/course-access.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { requireModuleQuiz } from '../quizzes/quiz.reads.ts'
import { readAttempt, readLearnerQuiz } from './attempt.reads.ts'
import { deleteAttempt } from './delete-attempt.ts'
import { startQuiz } from './start-quiz.ts'
import { submitAnswer } from './submit-answer.ts'

export function quizAttemptRoutes(bind: Bind) {
  bind(getModuleQuiz, async (ctx, { params }) => {
    if (ctx.actor.role === 'learner') return readLearnerQuiz(ctx, params.moduleId)
    await refuseUnlessCoached(ctx, params, 'MODULE_NOT_FOUND')
    return requireModuleQuiz(ctx.db, params.moduleId)
  })
  bind(contract.startQuiz, (ctx, { params }) => refuseIfErased(() => startQuiz(ctx, params.id)))
  bind(contract.getQuizAttempt, (ctx, { params }) => {
    refuseUnlessOwn(ctx.actor, params.userId, contract.getQuizAttempt.access)
    return readAttempt(ctx, params.quizId)
  })
  bind(contract.submitAnswer, (ctx, { body }) => submitAnswer(ctx, body))
  bind(contract.deleteQuizAttempt, (ctx, { params }) => deleteAttempt(ctx, params.userQuizId))
}
