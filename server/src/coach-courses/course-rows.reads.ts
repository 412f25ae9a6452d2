import { levels } from '@sohbet/domain/level-test/level'
import { makeUpDays } from '@sohbet/domain/live-session/rules'
import type { Day } from '@sohbet/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isCoachedBy } from '../coaches/course-access.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { lastActivityOf } from '../progress/learner-activity.ts'
import { hasQuestions } from '../progress/module-work.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../live-sessions/plan.reads.ts'

/** Learners with a seat and all their work, as one value of the row `course`. */
const learnersWhere = (isWanted: SQL) => sql`(
  select coalesce(json_agg(json_build_object('userId', person.id, 'username', person.username, 'level', person.level,
    'since', seat.activated_at, 'lastActiveAt', ${lastActivityOf(sql`person.id`)},
    'attended', (select coalesce(json_agg(json_build_object('day', attended.day, 'minute', attended.minute)), '[]')
      from live_session_attendance as attended where attended.user_id = person.id and attended.course_id = course.id
        and coalesce(attended.correction, coalesce(attended.joined_at, attended.made_up_at) is not null)),
    'work', (select coalesce(json_agg(json_build_object('moduleId', progress.module_id, 'result', progress.best_result,
        'isCompleted', progress.completed_at is not null)), '[]')
      from module_progress as progress join modules as module on module.id = progress.module_id
      where progress.user_id = person.id and module.course_type_id = course.type_id))
    order by person.username collate "tr-x-icu", person.id), '[]')
  from enrollments as seat join users as person on person.id = seat.user_id
  where seat.course_id = course.id and seat.status = 'active' and ${isWanted})`

const modules = sql`(
  select coalesce(json_agg(json_build_object('id', module.id, 'order', module."order", 'name', module.name,
    'hasQuiz', exists (select from quizzes where quizzes.module_id = module.id and ${hasQuestions}))
    order by module."order"), '[]')
  from published_modules as module where module.course_type_id = course.type_id)`

const head = (
  userId: string,
) => sql`'id', course.id, 'name', course.name, 'typeId', type.id, 'typeName', type.name,
    'startDate', course.start_date, 'endDate', course.end_date, 'seats', course.max_enrollments, 'isCancelled', course.cancelled_at is not null,
    'isPrimary', exists (select from coaches as first
      where first.id = course.primary_coach_id and first.user_id = ${userId})`

/** Learners with a seat and when they were last active, which only a running course needs. */
const presence = (today: Day) => sql`(
  select coalesce(json_agg(json_build_object('since', seat.activated_at, 'lastActiveAt',
    case when ${today}::date between course.start_date and course.end_date
      then ${lastActivityOf(sql`seat.user_id`)} end)), '[]')
  from enrollments as seat
  where seat.course_id = course.id and seat.status = 'active' and seat.user_id is not null)`

const selection = (userId: string, where: SQL, isWanted = sql`true`) => sql`
  select json_build_object(${head(userId)}, 'isOwn', ${isCoachedBy(userId)},
    'ownCoachId', (select own.id from coaches as own where own.user_id = ${userId}),
    'coachNames', (select coalesce(json_agg(person.username order by coach.id = course.secondary_coach_id), '[]')
      from coaches as coach join users as person on person.id = coach.user_id
      where coach.id in (course.primary_coach_id, course.secondary_coach_id)),
    'plan', ${planOfCourse}, 'holidays', ${holidaysOfSchool}, 'modules', ${modules}, 'learners', ${learnersWhere(isWanted)}) as found
  from courses as course join course_types as type on type.id = course.type_id
  where ${where}`

const headRow = z.object({
  id: z.string(),
  name: z.string(),
  typeId: z.string(),
  typeName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  seats: z.number(),
  isCancelled: z.boolean(),
  isPrimary: z.boolean(),
})
const presenceRow = z.object({ since: z.coerce.date(), lastActiveAt: z.coerce.date().nullable() })

const row = z.object({
  found: headRow.extend({
    isOwn: z.boolean(),
    ownCoachId: z.string().nullable(),
    coachNames: z.array(z.string()),
    plan: planRow,
    holidays: holidayRows,
    modules: z.array(z.object({ id: z.string(), order: z.number(), name: z.string(), hasQuiz: z.boolean() })),
    learners: z.array(
      presenceRow.extend({
        userId: z.string(),
        username: z.string(),
        level: z.enum(levels).nullable(),
        attended: z.array(z.object({ day: z.string(), minute: z.number() })),
        work: z.array(
          z.object({ moduleId: z.string(), result: z.number().nullable(), isCompleted: z.boolean() }),
        ),
      }),
    ),
  }),
})

const listedRow = z.object({ found: headRow.extend({ learners: z.array(presenceRow) }) })

/** Any course; `isOwn` says whether the user is one of its coaches. */
export async function findCourseRow(db: Db, { id, userId }: { id: string; userId: string }) {
  const [found] = await queryRows(db, row, selection(userId, sql`course.id = ${id}`))
  return found?.found
}

/** Active courses with this first or second coach. */
const isGivenBy = (userId: string) => sql`course.is_active and ${isCoachedBy(userId)}`

/** The courses of a coach for a list: of the learners only what the list counts. */
export async function readCourseRows(db: Db, { userId, today }: { userId: string; today: Day }) {
  const rows = await queryRows(
    db,
    listedRow,
    sql`select json_build_object(${head(userId)}, 'learners', ${presence(today)}) as found
      from courses as course join course_types as type on type.id = course.type_id
      where ${isGivenBy(userId)} order by course.start_date desc, course.id`,
  )
  return rows.map(({ found }) => found)
}

/** Courses in which the user taught a session, also when another coach teaches there now, or as a substitute. */
const wasTaughtBy = (userId: string) => sql`course.id in (
  select taught.course_id from coaches as own join live_sessions as taught on taught.primary_coach_id = own.id
    where own.user_id = ${userId}
  union all select taught.course_id from coaches as own join live_sessions as taught on taught.secondary_coach_id = own.id
    where own.user_id = ${userId}
  union all select taught.course_id from coaches as own join live_sessions as taught on taught.substitute_coach_id = own.id
    where own.user_id = ${userId})`

/** The courses of a coach since a day, with the work of their learners. Sessions may be moved past a course's last day. */
export async function readCourseRowsSince(db: Db, { userId, firstDay }: { userId: string; firstDay: Day }) {
  const isLate = sql`course.end_date >= ${firstDay}::date - ${makeUpDays}::int`
  const rows = await queryRows(
    db,
    row,
    sql`${selection(userId, sql`course.is_active and (${isCoachedBy(userId)} or ${wasTaughtBy(userId)}) and ${isLate}`)}
      order by course.start_date desc, course.id`,
  )
  return rows.map(({ found }) => found)
}

type Shared = { learnerId: string; userId: string; isAdmin: boolean; most: number }

/** The latest courses of a learner that the user coaches, or all for an admin, with this learner only. */
export async function readCourseRowsOfLearner(db: Db, { learnerId, userId, isAdmin, most }: Shared) {
  const isTaken = sql`exists (select from enrollments as own
    where own.course_id = course.id and own.user_id = ${learnerId} and own.status = 'active')`
  const isShown = isAdmin ? isTaken : sql`${isTaken} and ${isCoachedBy(userId)}`
  const rows = await queryRows(
    db,
    row,
    sql`${selection(userId, isShown, sql`person.id = ${learnerId}`)}
      order by course.start_date desc, course.id limit ${most}`,
  )
  return rows.map(({ found }) => found)
}

export type CourseFound = z.output<typeof row>['found']
export type CourseListed = z.output<typeof listedRow>['found']
