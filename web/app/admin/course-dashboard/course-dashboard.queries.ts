import { getCourseDashboard } from '@sohbet/contract/catalogue/course-dashboard'
import type { Reply } from '@sohbet/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Dashboard = Reply<typeof getCourseDashboard>
export type OngoingCourse = Dashboard['ongoingCourses']['courses'][number]
export type UpcomingCourse = Dashboard['upcomingCourses']['courses'][number]

export const courseDashboardQuery = queryOptions({
  queryKey: ['course-dashboard'],
  queryFn: ({ signal }) => call(getCourseDashboard, {}, { signal }),
  // Every other screen changes these counts
  staleTime: 0,
})
