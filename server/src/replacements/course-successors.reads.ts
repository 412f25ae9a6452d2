import type { CourseSuccessor } from '@sohbet/contract/people/replacements'
import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { clashes } from '@sohbet/domain/course/clashes'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '../coaches/coach-person.reads.ts'
import { readWeeklyTimes } from '../courses/find-coach-conflicts.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { liveSessionsBetween } from '../live-sessions/live-sessions-between.ts'
import { farthestLesson, isInTheWay } from '../live-sessions/clashes/refuse-over-lessons.ts'
import type { Left } from './left-behind.reads.ts'

type Asked = { courses: Left['courses']; coachId: string; candidates: readonly Person[]; now: Date }

/** Lessons of other coaches at the time of sessions that the coach teaches in these courses. */
const readLessonsInTheWay = (db: Db, { courses, coachId, now: moment }: Asked) => {
  const now = sqlMoment(moment)
  const ids = sql`${sql.param(courses.map(({ id }) => id))}::uuid[]`
  return queryRows(
    db,
    z.object({ courseId: z.string(), coachId: z.string(), startsAt: z.coerce.date() }),
    sql`select distinct session.course_id as "courseId", lesson.coach_id as "coachId",
        lesson.starts_at as "startsAt"
      from lessons as lesson
      join (${liveSessionsBetween({ from: now, to: sql`${now} + ${farthestLesson}` }, sql`course.id = any(${ids})`)})
        as session on session.primary_coach_id = ${coachId} and ${isInTheWay}
      where lesson.coach_id <> ${coachId} and lesson.cancelled_at is null and lesson.starts_at > ${now}
      order by lesson.starts_at`,
  )
}

const readAways = (db: Db, { candidates, now }: Asked) =>
  db
    .select({ coachId: coachAways.coachId, startsAt: coachAways.startsAt, endsAt: coachAways.endsAt })
    .from(coachAways)
    .where(
      and(
        inArray(
          coachAways.coachId,
          candidates.map(({ id }) => id),
        ),
        gt(coachAways.endsAt, now),
        // One that was taken back has no length
        gt(coachAways.endsAt, coachAways.startsAt),
      ),
    )
    .orderBy(asc(coachAways.startsAt))

type Away = { startsAt: Date; endsAt: Date }

const toSpan = ({ startsAt, endsAt }: Away) => ({ from: startsAt.toISOString(), until: endsAt.toISOString() })

/** For each course the other active coaches, with what stands against them. */
export async function readCourseSuccessors(
  db: Db,
  asked: Asked,
): Promise<ReadonlyMap<string, CourseSuccessor[]>> {
  const { courses, coachId, candidates, now } = asked
  if (courses.length === 0) return new Map()
  const today = schoolDay(now)
  const endDate =
    courses
      .map((course) => course.endDate)
      .toSorted()
      .at(-1) ?? today
  const coachIds = [coachId, ...candidates.map(({ id }) => id)]
  const times = await readWeeklyTimes(db, { coachIds, startDate: today, endDate })
  const inTheWay = await readLessonsInTheWay(db, asked)
  const aways = await readAways(db, asked)
  return new Map(
    courses.map((course) => {
      const dates = {
        startDate: course.startDate > today ? course.startDate : today,
        endDate: course.endDate,
      }
      const own = times.filter((time) => time.coachId === coachId && time.courseId === course.id)
      const clashOf = (id: string) =>
        times
          .filter((time) => time.coachId === id && time.courseId !== course.id)
          .filter((time) => clashes({ dates, times: own }, { dates: time.dates, times: [time] }).length > 0)
      const isFirst = course.primaryCoachId === coachId
      const isDuring = ({ startsAt, endsAt }: Away) =>
        schoolDay(startsAt) <= dates.endDate && endsAt > schoolMoment(dates.startDate)
      const awayOf = (id: string) => aways.find((away) => away.coachId === id && isDuring(away))
      const successors = candidates
        .filter(({ id }) => isFirst || id !== course.primaryCoachId)
        .map(({ id, name }) => {
          const away = isFirst ? awayOf(id) : undefined
          return {
            id,
            name,
            clashes: inOrder(clashOf(id)).map(({ courseName, dayOfWeek, hour, minute }) => ({
              courseName,
              dayOfWeek,
              hour,
              minute,
            })),
            lessons: inTheWay
              .filter((one) => isFirst && one.courseId === course.id && one.coachId === id)
              .map(({ startsAt }) => startsAt.toISOString()),
            away: away ? toSpan(away) : null,
          }
        })
      return [course.id, successors]
    }),
  )
}
