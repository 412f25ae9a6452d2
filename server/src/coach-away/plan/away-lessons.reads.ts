import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import type { Asked, ConcernedRow } from './concerned-row.ts'
import { sqlMoment } from '../../db/sql-moment.ts'

const moment = z.coerce.date()
const row = z.object({
  id: z.string(),
  lesson: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  revision: z.number(),
  requestId: z.string().nullable(),
  asked: z.string().nullable(),
  learners: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** The lessons of a coach in a time that have not begun. */
export async function readAwayLessons(
  db: Db,
  { coachId, startsAt, endsAt, now }: Asked,
): Promise<ConcernedRow[]> {
  const rows = await queryRows(
    db,
    row,
    sql`select lesson.id, lesson.kind as lesson, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt",
        lesson.revision, request.id as "requestId", other.username as asked,
        (select coalesce(json_agg(json_build_object('id', pupil.id, 'name', pupil.username) order by seat.created_at), '[]')
          from lesson_seats as seat join users as pupil on pupil.id = seat.user_id
          where seat.lesson_id = lesson.id and seat.status = 'booked') as learners
      from lessons as lesson
      left join lesson_requests as request on request.lesson_id = lesson.id and request.answer is null
      left join coaches as asked on asked.id = request.to_coach_id left join users as other on other.id = asked.user_id
      where lesson.coach_id = ${coachId} and lesson.cancelled_at is null and lesson.starts_at < ${sqlMoment(endsAt)}
        and lesson.ends_at > ${sqlMoment(startsAt)} and lesson.starts_at > ${sqlMoment(now)}
      order by lesson.starts_at`,
  )
  return rows.map(({ learners, revision, requestId, ...lesson }) => ({
    ...lesson,
    courseId: null,
    course: null,
    dates: null,
    learners: learners.map(({ name }) => name),
    role: 'own',
    otherCoach: null,
    secondId: null,
    version: [revision, requestId ?? '', lesson.startsAt.getTime(), lesson.endsAt.getTime()].join(),
    userIds: learners.map(({ id }) => id),
  }))
}
