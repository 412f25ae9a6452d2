import { schoolDay } from '@sohbet/domain/calendar'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { mayHandOver } from '@sohbet/domain/live-session/rules'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isOpenCourse } from '../coaches/open-courses.reads.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import {
  holidayRows,
  holidaysOfSchool,
  liveSessionsOfPlan,
  planOfCourse,
  planRow,
} from '../live-sessions/plan.reads.ts'

type Asked = { coachId: string; now: Date }

const lessonRow = z.object({
  id: z.string(),
  coachId: z.string(),
  kind: z.enum(lessonKinds),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  learners: z.array(z.string()),
})

/** The lessons of a coach that are not over, by start. */
const readLessons = (db: Db, { coachId, now }: Asked) =>
  queryRows(
    db,
    lessonRow,
    sql`select lesson.id, lesson.coach_id as "coachId", lesson.kind, lesson.starts_at as "startsAt",
        lesson.ends_at as "endsAt",
        array(select users.username from lesson_seats as seat join users on users.id = seat.user_id
          where seat.lesson_id = lesson.id and seat.status = 'booked'
          order by users.username collate "tr-x-icu") as learners
      from lessons as lesson where lesson.coach_id = ${coachId} and lesson.cancelled_at is null
        and lesson.ends_at > ${sqlMoment(now)}
      order by lesson.starts_at, lesson.id`,
  )

const readCourses = (db: Db, { coachId, now }: Asked) =>
  db
    .select()
    .from(courses)
    .where(
      and(or(eq(courses.primaryCoachId, coachId), eq(courses.secondaryCoachId, coachId)), isOpenCourse(now)),
    )
    .orderBy(asc(courses.startDate), asc(courses.id))

type SubstitutedSession = { session: LiveSession; courseName: string; primaryCoachId: string }

/** The sessions ahead in which the coach substitutes, by start. */
async function readSubstituted(db: Db, { coachId, now }: Asked): Promise<SubstitutedSession[]> {
  const rows = await queryRows(
    db,
    z.object({ plan: planRow, holidays: holidayRows, primaryCoachId: z.string() }),
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
        course.primary_coach_id as "primaryCoachId"
      from courses as course where course.is_active and course.cancelled_at is null
        and course.id in (select course_id from live_sessions where substitute_coach_id = ${coachId})`,
  )
  return rows
    .flatMap(({ plan, holidays, primaryCoachId }) =>
      liveSessionsOfPlan(plan, holidays)
        .filter((session) => session.substituteId === coachId && mayHandOver(session, now).allowed)
        .map((session) => ({ session, courseName: plan.name, primaryCoachId })),
    )
    .toSorted((one, other) => one.session.startsAt.getTime() - other.session.startsAt.getTime())
}

const requestRow = z.object({
  /** Of the lesson, or null for a session. */
  lessonId: z.string().nullable(),
  courseId: z.string().nullable(),
  day: z.string().nullable(),
  minute: z.number().nullable(),
})

/** The open questions of other coaches to this one, about lessons and sessions that have not begun. */
const readRequests = (db: Db, { coachId, now }: Asked) =>
  queryRows(
    db,
    requestRow,
    sql`select request.lesson_id as "lessonId", null as "courseId", null as day, null::int as minute
      from lesson_requests as request join lessons as lesson on lesson.id = request.lesson_id
      where request.to_coach_id = ${coachId} and request.answer is null
        and lesson.starts_at > ${sqlMoment(now)}
      union all select null, course_id, day::text, minute::int from live_session_requests
      where to_coach_id = ${coachId} and answer is null and day >= ${schoolDay(now)}::date`,
  )

/** What a coach would leave behind. A lesson that has begun stays with its coach. */
export async function readLeft(db: Db, asked: Asked) {
  const all = await readLessons(db, asked)
  return {
    courses: await readCourses(db, asked),
    sessions: await readSubstituted(db, asked),
    lessons: all.filter(({ startsAt }) => startsAt > asked.now),
    begun: all.filter(({ startsAt }) => startsAt <= asked.now),
    requests: await readRequests(db, asked),
  }
}
export type Left = Awaited<ReturnType<typeof readLeft>>
