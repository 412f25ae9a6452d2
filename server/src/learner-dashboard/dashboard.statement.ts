import { resourceTypes } from '@sohbet/domain/resource/type'
import { currencies } from '@sohbet/domain/course/price'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { attendanceRows, attendanceValue } from '../sessions/attendance-rows.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../sessions/plan.reads.ts'
import { ownGroups, ownGroupsColumn } from '../telegram-groups/own-groups.reads.ts'

const userId = sql.placeholder('userId')
const today = sql.placeholder('today')
const now = sql.placeholder('now')

/** /learner/courses and the resources' own page show them all. */
export const shownCourses = 4
export const shownResources = 6

/** A seat that waits for its payment counts while it is held. */
const hasSeat = sql`own.status <> 'cancelled' and (own.held_until is null or own.held_until > ${now}::timestamptz)`

const enrolled = sql`(
  select coalesce(json_agg(json_build_object('enrollmentId', own.id, 'status', own.status,
    'activatedAt', own.activated_at, 'typeId', type.id, 'revision', type.revision, 'plan', ${planOfCourse})), '[]')
  from enrollments as own join courses as course on course.id = own.course_id
  join course_types as type on type.id = course.type_id
  where own.user_id = ${userId}::uuid and ${hasSeat})`

const attendance = sql`(
  select coalesce(json_agg(json_build_object('courseId', attendance.course_id, 'row', ${attendanceValue})), '[]')
  from session_attendance as attendance where attendance.user_id = ${userId}::uuid)`

const work = sql`(
  select json_build_object('completed', coalesce(json_agg(module_id) filter (where completed_at is not null), '[]'),
    'videoSeconds', coalesce(sum(video_position), 0))
  from module_progress where user_id = ${userId}::uuid)`

/** As GET /enrollments/available has them: active, open, upcoming, without a seat of mine; the soonest. */
const enrollable = sql`(
  select coalesce(json_agg(json_build_object('id', course.id, 'name', course.name, 'description', course.description,
    'startDate', course.start_date, 'endDate', course.end_date, 'priceMinor', course.price_minor,
    'currency', course.currency, 'maxEnrollments', course.max_enrollments,
    'currentEnrollments', course.current_enrollments) order by course.start_date, course.id), '[]')
  from (select * from courses where is_active and not is_closed_to_enrolments and start_date > ${today}::date
      and not exists (select from enrollments as own
        where own.course_id = courses.id and own.user_id = ${userId}::uuid and ${hasSeat})
    order by start_date, id limit ${sql.raw(String(shownCourses))}) as course)`

const resources = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'title', title, 'description', description, 'type', type)
    order by created_at desc, id desc), '[]')
  from (select * from resources where is_active order by created_at desc, id desc
    limit ${sql.raw(String(shownResources))}) as newest)`

/** Everything on the page in one statement. */
export const dashboardOfLearner = preparedSql('dashboard_of_learner', {
  statement: sql`select ${enrolled} as enrolled, ${attendance} as attendance, ${work} as work,
    ${holidaysOfSchool} as holidays, ${ownGroups({ userId, today })} as groups, ${enrollable} as enrollable,
    ${resources} as resources`,
  row: z.object({
    enrolled: z.array(
      z.object({
        enrollmentId: z.string(),
        status: z.enum(enrollmentStatuses),
        activatedAt: z.coerce.date().nullable(),
        typeId: z.string(),
        revision: z.number(),
        plan: planRow,
      }),
    ),
    attendance: z.array(z.object({ courseId: z.string(), row: attendanceRows.element })),
    work: z.object({ completed: z.array(z.string()), videoSeconds: z.number() }),
    holidays: holidayRows,
    groups: ownGroupsColumn,
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

export type DashboardRow = Awaited<ReturnType<typeof dashboardOfLearner>>[number]
export type EnrolledRow = DashboardRow['enrolled'][number]
