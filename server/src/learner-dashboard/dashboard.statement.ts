import { currencies } from '@sohbet/domain/course/price'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { inOrder, isVisibleTo } from '../resources/visible-resources.ts'
import { attendanceRows, attendanceValue } from '../live-sessions/attendance-rows.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../live-sessions/plan.reads.ts'
import { ownGroups, ownGroupsColumn } from '../telegram-groups/own-groups.reads.ts'

/**
 * Hidden from the planner: seeing whose it is, PostgreSQL would plan the statement anew for every call, which takes
 * twice as long as its execution.
 */
const userId = sql`(select id from me)`

/** /learner/courses and the resources' own page show them all. */
export const shownCourses = 4
const shownResources = 6
/** More than are shown, for some of them may be a learner's already. */
const soonestCourses = 20

const enrolled = sql`(
  select coalesce(json_agg(json_build_object('enrollmentId', own.id, 'status', own.status, 'heldUntil', own.held_until,
    'activatedAt', own.activated_at, 'typeId', type.id, 'revision', type.revision, 'plan', ${planOfCourse})), '[]')
  from enrollments as own join courses as course on course.id = own.course_id
  join course_types as type on type.id = course.type_id
  where own.user_id = ${userId} and own.status <> 'cancelled')`

const attendance = sql`(
  select coalesce(json_agg(json_build_object('courseId', attendance.course_id, 'row', ${attendanceValue})), '[]')
  from session_attendance as attendance where attendance.user_id = ${userId})`

const work = sql`(
  select json_build_object('completed', coalesce(json_agg(module_id) filter (where completed_at is not null), '[]'),
    'videoSeconds', coalesce(sum(video_farthest), 0))
  from module_progress where user_id = ${userId})`

/** Of all courses: which of them are over is told by those that a learner is in. */
const groups = ownGroups({ userId })

const resources = sql`(
  select coalesce(json_agg(json_build_object('id', resource.id, 'title', resource.title,
    'description', resource.description, 'type', resource.type) order by ${inOrder}), '[]')
  from (select * from resources as resource where ${isVisibleTo(userId)} order by ${inOrder}
    limit ${sql.raw(String(shownResources))}) as resource)`

/** What is a learner's own. */
export const dashboardOfLearner = preparedSql('dashboard_of_learner', {
  statement: sql`with me as materialized (select ${sql.placeholder('userId')}::uuid as id)
    select ${enrolled} as enrolled, ${attendance} as attendance, ${work} as work, ${groups} as groups,
      ${resources} as resources`,
  row: z.object({
    enrolled: z.array(
      z.object({
        enrollmentId: z.string(),
        status: z.enum(enrollmentStatuses),
        heldUntil: z.coerce.date().nullable(),
        activatedAt: z.coerce.date().nullable(),
        typeId: z.string(),
        revision: z.number(),
        plan: planRow,
      }),
    ),
    attendance: z.array(z.object({ courseId: z.string(), row: attendanceRows.element })),
    work: z.object({ completed: z.array(z.string()), videoSeconds: z.number() }),
    groups: ownGroupsColumn,
    resources: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        type: z.enum(resourceTypes),
      }),
    ),
  }),
})

/** As GET /enrollments/available has them: active, open, upcoming; the soonest. */
const enrollable = sql`(
  select coalesce(json_agg(json_build_object('id', course.id, 'name', course.name, 'description', course.description,
    'startDate', course.start_date, 'endDate', course.end_date, 'priceMinor', course.price_minor,
    'currency', course.currency, 'maxEnrollments', course.max_enrollments,
    'currentEnrollments', course.current_enrollments) order by course.start_date, course.id), '[]')
  from (select * from courses where is_active and not is_closed_to_enrolments
      and start_date > ${sql.placeholder('today')}::date
    order by start_date, id limit ${sql.raw(String(soonestCourses))}) as course)`

/** What the school has for everyone. */
export const offersOfSchool = preparedSql('offers_of_school', {
  statement: sql`select ${enrollable} as enrollable, ${holidaysOfSchool} as holidays`,
  row: z.object({
    enrollable: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        priceMinor: z.number(),
        currency: z.enum(currencies),
        maxEnrollments: z.number(),
        currentEnrollments: z.number(),
      }),
    ),
    holidays: holidayRows,
  }),
})

export type LearnerRow = Awaited<ReturnType<typeof dashboardOfLearner>>[number]
export type EnrolledRow = LearnerRow['enrolled'][number]
export type OffersRow = Awaited<ReturnType<typeof offersOfSchool>>[number]
