import { lastWeeks } from '@sohbet/domain/habit/weeks'
import { levels } from '@sohbet/domain/level-test/level'
import { knownDays } from '@sohbet/domain/review/card'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { lessonSecondsOf } from '../../lessons/seats/attended-seats.ts'
import { attendanceRows, attendanceValue } from '../../live-sessions/attendance/attendance-rows.ts'
import { guestPlansColumn, guestPlansOf } from '../../live-sessions/guests/guest-sessions.reads.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../../live-sessions/plan.reads.ts'
import { learnerDay, workColumn, workSince, type Learner } from './work-rows.ts'

const moments = z.array(z.coerce.date())

const row = z.object({
  seats: z.array(
    z.object({
      since: z.coerce.date(),
      plan: planRow,
      modules: z.array(z.object({ isCompleted: z.boolean() })),
    }),
  ),
  attendance: z.array(z.object({ courseId: z.string(), row: attendanceRows.element })),
  holidays: holidayRows,
  guests: guestPlansColumn,
  done: z.object({
    modules: moments,
    quizzes: moments,
    averageResult: z.number().nullable(),
    videoSeconds: z.number(),
  }),
  lessonSeconds: z.coerce.number(),
  recordings: z.number(),
  words: z.object({ known: z.number(), all: z.number() }),
  level: z.object({ level: z.enum(levels).nullable(), score: z.number().nullable() }),
  levelTests: z.array(z.object({ completedAt: z.coerce.date(), score: z.number(), level: z.enum(levels) })),
  work: workColumn,
})
export type LearnerWorkRow = z.output<typeof row>

const seatsOf = (userId: string) => sql`(
  select coalesce(json_agg(json_build_object('since', own.activated_at, 'plan', ${planOfCourse}, 'modules', (
      select coalesce(json_agg(json_build_object('isCompleted', progress.completed_at is not null)), '[]')
      from published_modules as module left join module_progress as progress
        on progress.module_id = module.id and progress.user_id = ${userId}
      where module.course_type_id = course.type_id)) order by course.start_date desc, course.id), '[]')
  from enrollments as own join courses as course on course.id = own.course_id
  where own.user_id = ${userId} and own.status = 'active' and own.activated_at is not null)`

/** Words and phrases; questions of quizzes do not count. */
const wordsOf = (userId: string) => sql`(
  select json_build_object('all', count(*),
    'known', count(*) filter (where scheduled_days >= ${knownDays}))
  from review_cards where user_id = ${userId} and question_id is null)`

/** All work of a learner, and by day that of the last weeks. */
export async function readWorkRow(db: Db, learner: Learner): Promise<LearnerWorkRow> {
  const { userId } = learner
  const from = lastWeeks(learnerDay(learner))[0] ?? ''
  const [found] = await queryRows(
    db,
    row,
    sql`select ${seatsOf(userId)} as seats, ${holidaysOfSchool} as holidays, ${guestPlansOf(userId)} as guests,
      (select coalesce(json_agg(json_build_object('courseId', attendance.course_id, 'row', ${attendanceValue})), '[]')
        from live_session_attendance as attendance where attendance.user_id = ${userId}) as attendance,
      (select json_build_object('modules', coalesce(json_agg(completed_at) filter (where completed_at is not null), '[]'),
          'quizzes', coalesce(json_agg(quiz_completed_at) filter (where quiz_completed_at is not null), '[]'),
          'averageResult', round(avg(best_result)), 'videoSeconds', coalesce(sum(video_farthest), 0))
        from module_progress where user_id = ${userId}) as done,
      ${lessonSecondsOf(learner)} as "lessonSeconds",
      (select count(*)::int from speaking_recordings where user_id = ${userId} and deleted_at is null) as recordings,
      ${wordsOf(userId)} as words,
      (select json_build_object('level', level, 'score', level_score) from users where id = ${userId}) as level,
      (select coalesce(json_agg(json_build_object('completedAt', completed_at, 'score', score, 'level', level)
          order by completed_at), '[]')
        from level_test_attempts where user_id = ${userId} and completed_at is not null) as "levelTests",
      ${workSince({ ...learner, from })} as work`,
  )
  if (!found) throw new Error('a statement without a table has one row')
  return found
}
