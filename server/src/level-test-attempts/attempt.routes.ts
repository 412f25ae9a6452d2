import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import type { Bind } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { readActiveTest, findLevelTestSize, readLatestResult, startOrResume } from './attempt.reads.ts'
import { saveAnswer } from './save-answer.ts'
import { showQuestion } from './show-question.ts'
import { submitAttempt } from './submit-attempt.ts'

export function attemptRoutes(bind: Bind) {
  bind(contract.getActiveLevelTest, (ctx) => readActiveTest(ctx))
  bind(contract.getLevelTestSize, async (ctx) => {
    const size = await findLevelTestSize(ctx)
    if (!size) throw new AppError('NO_ACTIVE_LEVEL_TEST')
    return size
  })
  bind(contract.startAttempt, (ctx) => startOrResume(ctx))
  bind(contract.showQuestion, (ctx, { params, body }) =>
    showQuestion(ctx, { attemptId: params.id, questionId: body.questionId }),
  )
  bind(contract.saveAnswer, (ctx, { params, body }) => saveAnswer(ctx, { attemptId: params.id, ...body }))
  bind(contract.submitAttempt, (ctx, { body }) => submitAttempt(ctx, body))
  bind(contract.getLatestResult, ({ db, actor }) => readLatestResult(db, actor.userId))
}
