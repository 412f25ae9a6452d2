import * as contract from '@sohbet/contract/lessons/lesson-requests'
import type { Bind } from '../../context/context.ts'
import { answerProposal } from './answer-proposal.ts'
import { answerLessonRequests } from './answer-requests.ts'
import { askCoach, listTimesForLesson, proposeTime } from './ask.ts'
import { readOwnRating, readPhrases, savePhrases } from './phrases.ts'
import { readProposals, readRequests } from './requests.reads.ts'

export function lessonRequestRoutes(bind: Bind) {
  bind(contract.listTimesForLesson, (ctx, { params, query }) => listTimesForLesson(ctx, params.id, query))
  bind(contract.proposeTime, (ctx, { params, body }) => proposeTime(ctx, { ...params, ...body }))
  bind(contract.askCoach, (ctx, { params, body }) => askCoach(ctx, { ...params, ...body }))
  bind(contract.listLessonRequests, (ctx) => readRequests(ctx))
  bind(contract.answerLessonRequests, (ctx, { body }) => answerLessonRequests(ctx, body))
  bind(contract.listProposals, (ctx) => readProposals(ctx))
  bind(contract.answerProposal, (ctx, { params, body }) => answerProposal(ctx, { ...params, ...body }))
  bind(contract.getPhrases, (ctx) => readPhrases(ctx))
  bind(contract.savePhrases, (ctx, { body }) => savePhrases(ctx, body))
  bind(contract.getOwnRating, (ctx) => readOwnRating(ctx))
}
