import * as contract from '@sohbet/contract/lessons/admin-lessons'
import * as figures from '@sohbet/contract/lessons/lesson-figures'
import type { Bind } from '../../context/context.ts'
import { bookForLearner, handOverBySchool, listTimesFor, moveForLearner } from './change-for-learner.ts'
import { decideLesson } from './decide-lesson.ts'
import { exportLessons } from './export-lessons.ts'
import { readHoursOfWeek } from './hours-of-week.reads.ts'
import { readLessonsPage } from './lessons.reads.ts'
import { readUtilisation } from './utilisation.reads.ts'

export function adminLessonRoutes(bind: Bind) {
  bind(contract.listLessons, (ctx, { query }) => readLessonsPage(ctx, query))
  bind(contract.exportLessons, (ctx, { query }) => exportLessons(ctx, query))
  bind(figures.listHoursOfWeek, ({ db }, { query }) => readHoursOfWeek(db, query.from))
  bind(figures.listUtilisation, (ctx, { query }) => readUtilisation(ctx, query.month))
  bind(contract.decideLesson, (ctx, { params, body }) => decideLesson(ctx, { ...params, ...body }))
  bind(contract.listTimesForLearner, (ctx, { query }) => listTimesFor(ctx, query))
  bind(contract.bookForLearner, (ctx, { body }) => bookForLearner(ctx, body))
  bind(contract.moveForLearner, (ctx, { params, body }) => moveForLearner(ctx, { ...params, ...body }))
  bind(contract.handOverLesson, (ctx, { params, body }) => handOverBySchool(ctx, { ...params, ...body }))
}
