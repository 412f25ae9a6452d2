import { getDeparture } from '@sohbet/contract/selling/departures'
import { and, eq } from 'drizzle-orm'
import type { Bind } from '../context/context.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { whereOffered } from '../enrollments/offered.ts'
import { AppError } from '../errors/app-error.ts'

export function departureRoutes(bind: Bind) {
  bind(getDeparture, async ({ db, now, cachedOpening }, { params }) => {
    const { name, startDate, endDate } = courses
    const [course] = await db
      .select({ name, startDate, endDate })
      .from(courses)
      .where(and(eq(courses.id, params.id), whereOffered(now)))
    // Before the opening no page shows the courses either
    if (!course || !cachedOpening.current()) throw new AppError('COURSE_NOT_FOUND')
    return course
  })
}
