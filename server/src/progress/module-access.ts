import { mayOpenModule } from '@sohbet/domain/course/access'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import { day } from '../emails/words.ts'
import { AppError } from '../errors/app-error.ts'

export const seats = z.array(
  z.object({
    courseId: z.string(),
    status: z.enum(enrollmentStatuses),
    startDate: z.string(),
    endDate: z.string(),
  }),
)
export type Seat = z.output<typeof seats>[number]

/** A learner's seats in the courses of a type, as a column. */
export const seatsIn = (typeId: SQLWrapper, userId: string) =>
  sql`(
    select coalesce(json_agg(json_build_object('courseId', course.id, 'status', seat.status,
      'startDate', course.start_date, 'endDate', course.end_date)), '[]')
    from enrollments as seat join courses as course on course.id = seat.course_id
    where seat.user_id = ${userId} and course.type_id = ${typeId})`.mapWith((value: unknown) =>
    seats.parse(value),
  )

/** Whether a paid seat of the learner had the module open before a change, as a column. */
export const wasOpened = (moduleId: SQLWrapper, userId: string) =>
  sql<boolean>`exists (
    select from enrollment_modules as opened join enrollments as seat on seat.id = opened.enrollment_id
    where opened.module_id = ${moduleId} and seat.user_id = ${userId} and seat.status = 'active')`

const siblings = sql`select count(*)::int from published_modules as one
  where one.course_type_id = module.course_type_id`

/** What `mayOpenModule` decides by: columns of a query on the row `module`. */
export const accessColumns = (userId: string): SQL => sql`
  ${seatsIn(sql`module.course_type_id`, userId)} as seats, ${wasOpened(sql`module.id`, userId)} as "wasOpened",
  (${siblings}) as "moduleCount", (${siblings} and one."order" < module."order") as place`
export const accessRow = z.object({
  seats,
  wasOpened: z.boolean(),
  moduleCount: z.number(),
  place: z.number(),
})
type ModuleAccess = Parameters<typeof mayOpenModule>[0]

/** Throws unless the module is open to the learner. A learner without a seat gets the error of a missing module. */
export function refuseClosed(
  access: ModuleAccess,
  { now, language }: { now: Date; language: Language },
): void {
  const verdict = mayOpenModule(access, now)
  if (verdict.allowed) return
  throw new AppError(verdict.because, { about: 'opensOn' in verdict ? day(verdict.opensOn, language) : '' })
}
