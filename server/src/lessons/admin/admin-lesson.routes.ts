import * as contract from '@sohbet/contract/lessons/admin-lessons'
import type { Bind } from '../../context/context.ts'
import { bookForLearner, handOverBySchool, listTimesFor, moveForLearner } from './change-for-learner.ts'
import { decideLesson } from './decide-lesson.ts'
import { exportLessons } from './export-lessons.ts'
import { readLessonsPage } from './lessons.reads.ts'

export function adminLessonRoutes(bind: Bind) {
  bind(contract.listLessons, (ctx, { query }) => readLessonsPage(ctx, query))
  bind(contract.exportLessons, (ctx, { query }) => exportLessons(ctx, query))
  bind(contract.decideLesson, (ctx, { params, body }) => decideLesson(ctx, { ...params, ...body }))
  bind(contract.listTimesForLearner, (ctx, { query }) => listTimesFor(ctx, query))
  bind(contract.bookForLearner, (ctx, { body }) => bookForLearner(ctx, body))
  bind(contract.moveForLearner, (ctx, { params, body }) => moveForLearner(ctx, { ...params, ...body }))
  bind(contract.handOverLesson, (ctx, { params, body }) => handOverBySchool(ctx, { ...params, ...body }))
}
