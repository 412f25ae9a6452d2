import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { day, id } from '../fields.ts'

export const getCourseDashboard = endpoint({
  method: 'GET',
  path: '/courses/dashboard',
  summary: 'Get the course dashboard: counts, running courses and upcoming courses',
  access: only('admin'),
  reply: z.object({
    summary: z.object({
      courseTypesCount: z.number().int(),
      modulesCount: z.number().int(),
      coursesCount: z.number().int(),
      coachesCount: z.number().int(),
    }),
    ongoingCourses: z.object({
      courses: z.array(
        z.object({
          id,
          name: z.string(),
          startDate: day,
          endDate: day,
          progressPercentage: z.number().int(),
        }),
      ),
    }),
    upcomingCourses: z.object({
      courses: z.array(
        z.object({
          id,
          name: z.string(),
          startDate: day,
          daysLeft: z.number().int(),
          enrolled: z.number().int(),
          enrollmentPercentage: z.number().int(),
        }),
      ),
    }),
  }),
})
