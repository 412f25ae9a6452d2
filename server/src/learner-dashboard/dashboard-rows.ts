import { currencies } from '@sohbet/domain/course/price'
import { courseOutcomes } from '@sohbet/domain/course/outcome'
import { enrollmentSources, enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { levels } from '@sohbet/domain/level-test/level'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { applicantOf, applicantValue } from '../enrollments/applicant.reads.ts'
import { whereOfferedTo } from '../enrollments/offered.ts'
import { isRetakeAllowed, scoresOf } from '../level-test-attempts/retake.ts'
import { weekColumn, weekOf } from '../habit/habit.reads.ts'
import { lessonSecondsOf } from '../lessons/seats/attended-seats.ts'
import { lessonsAhead, lessonsAheadColumn } from '../lessons/seats/shown-lessons.reads.ts'
import { guestPlansColumn, guestPlansOf } from '../live-sessions/guests/guest-sessions.reads.ts'
import { attendanceRows, attendanceValue } from '../live-sessions/attendance/attendance-rows.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../live-sessions/plan.reads.ts'
import { wasOpened } from '../progress/module-access.ts'
import { inOrder, isVisibleTo } from '../resources/visible-resources.ts'
import { ownGroups, ownGroupsColumn } from '../telegram-groups/own-groups.reads.ts'

const shownResources = 6
/** GET /enrollments/available lists all of them. */
export const shownCourses = 4

type Wanted = { userId: string; timeZone: string | null; now: Date }

const learnerRow = z.object({
  enrolled: z.array(
    z.object({
      enrollmentId: z.string(),
      status: z.enum(enrollmentStatuses),
      source: z.enum(enrollmentSources),
      amountMinor: z.number(),
      currency: z.enum(currencies),
      heldUntil: z.coerce.date().nullable(),
      activatedAt: z.coerce.date().nullable(),
      typeId: z.string(),
      modules: z.array(z.object({ name: z.string(), isCompleted: z.boolean(), wasOpened: z.boolean() })),
      isCancelled: z.boolean(),
      /** Until when the learner of a cancelled course chooses another one or the refund. */
      chooseUntil: z.coerce.date().nullable(),
      outcome: z.enum(courseOutcomes).nullable(),
      isCertified: z.boolean(),
      plan: planRow,
    }),
  ),
  attendance: z.array(z.object({ courseId: z.string(), row: attendanceRows.element })),
  work: z.object({ completedModules: z.number(), videoSeconds: z.number(), lessonSeconds: z.number() }),
  week: weekColumn,
  groups: ownGroupsColumn,
  lessons: lessonsAheadColumn,
  guests: guestPlansColumn,
  resources: z.array(
    z.object({ id: z.string(), title: z.string(), description: z.string(), type: z.enum(resourceTypes) }),
  ),
  resourceCount: z.number(),
  holidays: holidayRows,
  isRetakeAllowed: z.boolean(),
  scores: z.array(z.number()),
  applicant: applicantValue,
  enrollable: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      priceMinor: z.number(),
      currency: z.enum(currencies),
      earlyBirdMinor: z.number().nullable(),
      earlyBirdUntil: z.string().nullable(),
      maxEnrollments: z.number(),
      currentEnrollments: z.number(),
      levelTestScore: z.number(),
      requiredCourseTypeId: z.string().nullable(),
      requiredCourseType: z.string().nullable(),
      fromLevel: z.enum(levels).nullable(),
      toLevel: z.enum(levels).nullable(),
    }),
  ),
  enrollableCount: z.number(),
  dueCards: z.number(),
})
export type LearnerRow = z.output<typeof learnerRow>
export type EnrolledRow = LearnerRow['enrolled'][number]
export type EnrollableRow = LearnerRow['enrollable'][number]

/** The modules of a row `course` in order, and whether the learner has completed each. */
const modulesOf = (userId: string) => sql`(
  select coalesce(json_agg(json_build_object('name', module.name, 'isCompleted', progress.completed_at is not null,
    'wasOpened', ${wasOpened(sql`module.id`, userId)})
    order by module."order"), '[]')
  from published_modules as module left join module_progress as progress
    on progress.module_id = module.id and progress.user_id = ${userId}
  where module.course_type_id = course.type_id)`

/** The courses of GET /enrollments/available. */
const offersTo = (wanted: Wanted) => sql`from courses as course where ${whereOfferedTo(wanted)}`

/**
 * The soonest courses of each kind. Courses of one kind fit a learner equally, so the courses to show are always
 * among them.
 */
const enrollableCourses = (wanted: Wanted) => sql`(
  select coalesce(json_agg(json_build_object('id', course.id, 'name', course.name, 'description', course.description,
    'startDate', course.start_date, 'endDate', course.end_date, 'priceMinor', course.price_minor,
    'currency', course.currency, 'earlyBirdMinor', course.early_bird_minor,
    'earlyBirdUntil', course.early_bird_until, 'maxEnrollments', course.max_enrollments,
    'currentEnrollments', course.current_enrollments, 'levelTestScore', course.level_test_score,
    'requiredCourseTypeId', course.required_course_type_id, 'requiredCourseType', required.name,
    'fromLevel', type.from_level, 'toLevel', type.to_level) order by course.start_date, course.id), '[]')
  from (select course.*, row_number() over (
        partition by course.type_id, course.level_test_score, course.required_course_type_id
        order by course.start_date, course.id) as place
      ${offersTo(wanted)}) as course
    join course_types as type on type.id = course.type_id
    left join course_types as required on required.id = course.required_course_type_id
  where course.place <= ${shownCourses})`

/** The learner's own data, the courses on offer, and the school's holidays, on which live sessions depend. */
export async function readLearnerRow(db: Db, wanted: Wanted): Promise<LearnerRow> {
  const { userId, now } = wanted
  const [row] = await queryRows(
    db,
    learnerRow,
    sql`
      select
        (select coalesce(json_agg(json_build_object('enrollmentId', own.id, 'status', own.status,
            'source', own.source, 'amountMinor', own.amount_minor, 'currency', own.currency, 'typeId', course.type_id,
            'heldUntil', own.held_until, 'activatedAt', own.activated_at, 'plan', ${planOfCourse},
            'modules', ${modulesOf(userId)},
            'isCancelled', course.cancelled_at is not null, 'chooseUntil', choice.choose_until,
            'outcome', result.outcome,
            'isCertified', exists (select from certificates as paper
              where paper.enrollment_id = own.id and not paper.may_reissue
                and (paper.kind = 'completion' or result.outcome = 'attended')))), '[]')
          from enrollments as own join courses as course on course.id = own.course_id
            left join course_results as result on result.enrollment_id = own.id
            left join cancellation_choices as choice
              on choice.enrollment_id = own.id and choice.course_id = course.id and choice.answer is null
          where own.user_id = ${userId} and own.status <> 'cancelled') as enrolled,
        (select coalesce(json_agg(json_build_object('courseId', attendance.course_id, 'row', ${attendanceValue})), '[]')
          from live_session_attendance as attendance where attendance.user_id = ${userId}) as attendance,
        (select json_build_object('completedModules', count(completed_at),
            'videoSeconds', coalesce(sum(video_farthest), 0), 'lessonSeconds', ${lessonSecondsOf(wanted)})
          from module_progress where user_id = ${userId}) as work,
        ${weekOf(wanted)} as week,
        ${ownGroups({ userId })} as groups, ${lessonsAhead(wanted)} as lessons,
        ${guestPlansOf(userId)} as guests,
        (select coalesce(json_agg(json_build_object('id', resource.id, 'title', resource.title,
            'description', resource.description, 'type', resource.type) order by ${inOrder}), '[]')
          from (select * from resources as resource where ${isVisibleTo(sql`${userId}`)} order by ${inOrder}
            limit ${shownResources}) as resource) as resources,
        (select count(*)::int from resources as resource where ${isVisibleTo(sql`${userId}`)}) as "resourceCount",
        ${holidaysOfSchool} as holidays,
        ${isRetakeAllowed(sql`${userId}::uuid`)} as "isRetakeAllowed", ${scoresOf(sql`${userId}::uuid`)} as scores,
        ${applicantOf(userId)} as applicant,
        ${enrollableCourses(wanted)} as enrollable,
        (select count(*)::int ${offersTo(wanted)}) as "enrollableCount",
        (select count(*)::int from review_cards
          where user_id = ${userId} and due <= ${sqlMoment(now)}) as "dueCards"`,
  )
  if (!row) throw new Error('a statement without a table has one row')
  return row
}
