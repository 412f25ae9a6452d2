import { mayOpenModule } from '@sohbet/domain/course/access'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { day } from '../emails/words.ts'
import { AppError } from '../http/app-error.ts'

/** A learner's seats in the courses of a type, as one value. */
export const seatsIn = (typeId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('status', enrollment.status, 'startDate', course.start_date,
    'endDate', course.end_date)), '[]')
  from enrollments as enrollment join courses as course on course.id = enrollment.course_id
  where enrollment.user_id = ${sql.placeholder('userId')} and course.type_id = ${typeId})`

/** What decides whether a learner may open a module: read with whatever is asked of it, so it is no statement more. */
export const standingColumns = sql`
  ${seatsIn(sql`module.course_type_id`)} as seats,
  (select count(*)::int from modules as one where one.course_type_id = module.course_type_id) as module_count,
  (select count(*)::int from modules as one
    where one.course_type_id = module.course_type_id and one."order" < module."order") as place`

export const seats = z.array(
  z.object({ status: z.enum(enrollmentStatuses), startDate: z.string(), endDate: z.string() }),
)
export const standing = { seats, module_count: z.number(), place: z.number() }
type Standing = z.output<z.ZodObject<typeof standing>>

/** Somebody else's module is none; one that is theirs says why it is closed. */
export function refuseClosed(
  { seats: own, module_count: moduleCount, place }: Standing,
  { now, language }: { now: Date; language: Language },
): void {
  const verdict = mayOpenModule({ seats: own, moduleCount, place }, now)
  if (verdict.allowed) return
  throw new AppError(verdict.because, { about: 'opensOn' in verdict ? day(verdict.opensOn, language) : '' })
}
