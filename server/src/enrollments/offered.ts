import { schoolDay } from '@sohbet/domain/calendar'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { courses } from '../db/tables/catalogue/courses.ts'

type OfferColumns = Record<'isActive' | 'isClosedToEnrolments' | 'cancelledAt' | 'startDate', AnyPgColumn>

/** The rule `isOffered` of domain/ as a condition on the table of courses, or on an alias of it. */
export const whereOffered = (now: Date, course: OfferColumns = courses) =>
  and(
    eq(course.isActive, true),
    eq(course.isClosedToEnrolments, false),
    isNull(course.cancelledAt),
    gt(course.startDate, schoolDay(now)),
  )

const courseTable = alias(courses, 'course')

/** The row of `enrollments` under this name is a seat: neither cancelled nor an expired hold. */
export const whereSeat = (name: string, now: Date) => {
  const row = sql.identifier(name)
  return sql`${row}.status <> 'cancelled' and (${row}.held_until is null or ${row}.held_until > ${now}::timestamptz)`
}

/** The rows `course` that the learner can enrol in: offered, and without a seat of theirs. */
export const whereOfferedTo = ({ userId, now }: { userId: string; now: Date }) => sql`
  ${whereOffered(now, courseTable)} and not exists (
    select from enrollments where course_id = course.id and user_id = ${userId}::uuid
      and ${whereSeat('enrollments', now)})`
