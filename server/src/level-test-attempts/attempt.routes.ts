import * as contract from '@sohbet/contract/learning/level-test-attempts'
import type { Bind } from '../context/context.ts'
import { readActiveTest, readLatestResult, readLevelTestSize, startOrResume } from './attempt.reads.ts'
import { saveAnswer } from './save-answer.ts'
import { showQuestion } from './show-question.ts'
import { submitAttempt } from './submit-attempt.ts'

export function attemptRoutes(bind: Bind) {
  bind(contract.getActiveLevelTest, (ctx) => readActiveTest(ctx))
  bind(contract.getLevelTestSize, (ctx) => readLevelTestSize(ctx))
  bind(contract.startAttempt, (ctx) => startOrResume(ctx))
  bind(contract.showQuestion, (ctx, { params, body }) =>
    showQuestion(ctx, { attemptId: params.id, questionId: body.questionId }),
  )
  bind(contract.saveAnswer, (ctx, { params, body }) => saveAnswer(ctx, { attemptId: params.id, ...body }))
  bind(contract.submitAttempt, (ctx, { body }) => submitAttempt(ctx, body))
  bind(contract.getLatestResult, ({ db, actor }) => readLatestResult(db, actor.userId))
}
