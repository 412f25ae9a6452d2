import * as contract from '@sohbet/contract/learning/coach-courses'
import type { Bind } from '../context/context.ts'
import { readCoachCourse, readCoachCourses } from './coach-course.reads.ts'
import { readCoachStatistics } from './statistics/coach-statistics.reads.ts'
import { exportCoachStatistics } from './statistics/export-coach-statistics.ts'

export function coachCourseRoutes(bind: Bind) {
  bind(contract.listCoachCourses, (ctx) => readCoachCourses(ctx))
  bind(contract.getCoachCourse, (ctx, { params }) => readCoachCourse(ctx, params.id))
  bind(contract.getCoachStatistics, (ctx, { query }) => readCoachStatistics(ctx, query.months))
  bind(contract.exportCoachStatistics, (ctx, { query }) => exportCoachStatistics(ctx, query))
}
