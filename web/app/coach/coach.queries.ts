import {
  exportCoachStatistics,
  getCoachCourse,
  getCoachStatistics,
  listCoachCourses,
  type CoachTable,
} from '@sohbet/contract/learning/coach-courses'
import { getCoachDashboard } from '@sohbet/contract/core/dashboards'
import { getModule } from '@sohbet/contract/catalogue/modules'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import { listQuizQuestions } from '@sohbet/contract/catalogue/quizzes'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { loadedAhead } from '../shell/area-loader.ts'
import { waitingCountQuery } from './listen/listen.queries.ts'

const reloadMs = 5 * 60_000
// Signed URLs of documents and recordings are valid for ten minutes
const signed = { staleTime: reloadMs, refetchInterval: reloadMs }

export const coachDashboardQuery = queryOptions({
  queryKey: ['coach-dashboard'],
  queryFn: async ({ signal, client }) => {
    const dashboard = await call(getCoachDashboard, {}, { signal })
    // The navigation shows it too, and then makes no call of its own
    client.setQueryData(waitingCountQuery.queryKey, { count: dashboard.waitingRecordings })
    return dashboard
  },
  ...loadedAhead,
  // A session ends, or a learner announces an absence
  refetchInterval: 60_000,
})

export const coachCoursesQuery = queryOptions({
  queryKey: ['coach-courses'],
  queryFn: ({ signal }) => call(listCoachCourses, {}, { signal }),
})

export const coachCourseQuery = (id: string) =>
  queryOptions({
    queryKey: ['coach-courses', id],
    queryFn: ({ signal }) => call(getCoachCourse, { params: { id } }, { signal }),
  })

export const coachStatisticsQuery = (months: MonthRange) =>
  queryOptions({
    queryKey: ['coach-statistics', months],
    queryFn: ({ signal }) => call(getCoachStatistics, { query: { months } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useExportStatistics = (table: CoachTable, months: MonthRange) =>
  useMutation({ mutationFn: () => call(exportCoachStatistics, { query: { table, months } }) })

export const taughtModuleQuery = (id: string) =>
  queryOptions({
    queryKey: ['taught-module', id],
    queryFn: ({ signal }) => call(getModule, { params: { id } }, { signal }),
    ...signed,
  })

/** Null when the module has no quiz. */
export const taughtQuizQuery = (moduleId: string) =>
  queryOptions({
    queryKey: ['taught-quiz', moduleId],
    queryFn: async ({ signal }) => {
      const quiz = await call(getModuleQuiz, { params: { moduleId } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'QUIZ_NOT_FOUND') return null
        throw error
      })
      return quiz && call(listQuizQuestions, { params: { id: quiz.id } }, { signal })
    },
    ...signed,
  })
