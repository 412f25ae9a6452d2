import { mayOpenModule } from '@sohbet/domain/course/access'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { day } from '../emails/words.ts'
import { AppError } from '../errors/app-error.ts'

/** A learner's seats in the courses of a type, as one value. */
export const seatsIn = (typeId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('status', enrollment.status, 'startDate', course.start_date,
    'endDate', course.end_date)), '[]')
  from enrollments as enrollment join courses as course on course.id = enrollment.course_id
  where enrollment.user_id = ${sql.placeholder('userId')} and course.type_id = ${typeId})`

export const seats = z.array(
  z.object({ status: z.enum(enrollmentStatuses), startDate: z.string(), endDate: z.string() }),
)

type Standing = { seats: z.output<typeof seats>; moduleCount: number; place: number }

/** Somebody else's module is none; one that is theirs says why it is closed. */
export function refuseClosed(standing: Standing, { now, language }: { now: Date; language: Language }): void {
  const verdict = mayOpenModule(standing, now)
  if (verdict.allowed) return
  throw new AppError(verdict.because, { about: 'opensOn' in verdict ? day(verdict.opensOn, language) : '' })
}

/**
 * `mayOpenModule` of the domain for a statement that writes, where nobody can look first; a test holds them together.
 * The module's place among those of its type from 0, with the school's day as `today`.
 */
export const isOpenAt = ({ typeId, moduleCount, place }: Record<'typeId' | 'moduleCount' | 'place', SQL>) =>
  sql`exists (
  select from enrollments as enrollment join courses as course on course.id = enrollment.course_id
  where enrollment.user_id = ${sql.placeholder('userId')} and enrollment.status = 'active'
    and course.type_id = ${typeId} and course.start_date <= ${sql.placeholder('today')}::date
    and least(${moduleCount} - 1, (${sql.placeholder('today')}::date - course.start_date) * ${moduleCount}
      / (course.end_date - course.start_date + 1)) >= ${place})`

/** The same beside a row `module`, whose place has to be found first. */
export const isOpenModule = sql`(
  select ${isOpenAt({ typeId: sql`module.course_type_id`, moduleCount: sql`placed.all_of_them`, place: sql`placed.before` })}
  from (select count(*) as all_of_them, count(*) filter (where one."order" < module."order") as before
    from modules as one where one.course_type_id = module.course_type_id) as placed)`
