import { schoolDay, schoolZone } from '@sohbet/domain/calendar'
import { checkedDays, courseOutcomes, type CourseWork } from '@sohbet/domain/course/outcome'
import { levels } from '@sohbet/domain/level-test/level'
import { participation } from '@sohbet/domain/live-session/participation'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import {
  holidayRows,
  holidaysOfSchool,
  liveSessionsOfPlan,
  planOfCourse,
  planRow,
} from '../live-sessions/plan.reads.ts'

const storedResult = z.object({
  outcome: z.enum(courseOutcomes),
  completedModules: z.number(),
  moduleCount: z.number(),
  joined: z.number(),
  held: z.number(),
  minutes: z.number(),
  completionModules: z.number(),
  completionParticipation: z.number(),
})

const courseRow = z.object({
  plan: planRow,
  holidays: holidayRows,
  fromLevel: z.enum(levels).nullable(),
  toLevel: z.enum(levels).nullable(),
  moduleCount: z.number(),
  seats: z.array(
    z.object({
      enrollmentId: z.string(),
      userId: z.string(),
      since: z.coerce.date(),
      completedModules: z.number(),
      attended: z.array(z.object({ day: z.string(), minute: z.number() })),
      result: storedResult.nullable(),
    }),
  ),
})
type CourseRow = z.output<typeof courseRow>

/** The work of an enrolment; `result` is stored once the outcome is decided. */
export type SeatWork = {
  course: Omit<CourseRow, 'seats' | 'holidays'>
  enrollmentId: string
  userId: string
  work: CourseWork & { minutes: number }
  result: z.output<typeof storedResult> | null
}

/** Beside a row `seat` and its `course`. */
const resultOfSeat = sql`(select json_build_object('outcome', result.outcome,
    'completedModules', result.completed_modules, 'moduleCount', result.module_count,
    'joined', result.joined_sessions, 'held', result.held_sessions, 'minutes', result.minutes,
    'completionModules', result.completion_modules, 'completionParticipation', result.completion_participation)
  from course_results as result where result.enrollment_id = seat.id)`

/** The end of the last day on which work counts for a row `course`. */
const checkedEnd = sql`(course.end_date + ${checkedDays + 1}::int)::timestamp at time zone ${schoolZone}`

/** Seats of ended courses that `isWanted` selects by the row `seat`, with their work, by course. */
export async function readEndedWork(
  db: Db,
  { isWanted, now }: { isWanted: SQL; now: Date },
): Promise<SeatWork[]> {
  const isSeat = sql`seat.course_id = course.id and seat.status = 'active' and seat.user_id is not null and ${isWanted}`
  const rows = await queryRows(
    db,
    courseRow,
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays, type.from_level as "fromLevel",
        type.to_level as "toLevel",
        (select count(*)::int from published_modules as module where module.course_type_id = course.type_id) as "moduleCount",
        (select json_agg(json_build_object('enrollmentId', seat.id, 'userId', seat.user_id, 'since', seat.activated_at,
          'completedModules', (select count(*) from published_modules as module join module_progress as progress
            on progress.module_id = module.id and progress.user_id = seat.user_id and progress.completed_at < ${checkedEnd}
            where module.course_type_id = course.type_id),
          'attended', (select coalesce(json_agg(json_build_object('day', attended.day, 'minute', attended.minute)), '[]')
            from live_session_attendance as attended
            where attended.user_id = seat.user_id and attended.course_id = course.id
              and coalesce(attended.correction, coalesce(attended.joined_at, attended.made_up_at) is not null)),
          'result', ${resultOfSeat}))
          from enrollments as seat where ${isSeat}) as seats
      from courses as course join course_types as type on type.id = course.type_id
      where course.cancelled_at is null and course.end_date < ${schoolDay(now)}::date
        and exists (select from enrollments as seat where ${isSeat})
      order by course.end_date desc, course.id`,
  )
  return rows.flatMap((row) => workOfCourse(row, now))
}

function workOfCourse({ seats, holidays, ...course }: CourseRow, now: Date): SeatWork[] {
  const sessions = liveSessionsOfPlan(course.plan, holidays)
  return seats.map(({ enrollmentId, userId, since, completedModules, attended, result }) => {
    const came = new Set(attended.map((slot) => liveSessionIdOf(course.plan.courseId, slot)))
    const { held, joined, minutes } = participation(sessions, { attended: came, since, now })
    const work = { completedModules, moduleCount: course.moduleCount, held, joined, minutes }
    return { course, enrollmentId, userId, work, result }
  })
}
