import { mostFound, searchReply } from '@sohbet/contract/core/search'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { sqlMoment } from '../db/sql-moment.ts'

/** Older lessons are found on their own page. */
const since = sql`interval '30 days'`

/** Lessons whose coach or learner has a name with this text: those ahead first, the nearest of all at the top. */
export function lessonsOf({ pattern, now }: { pattern: string; now: Date }): SQL {
  const moment = sqlMoment(now)
  const people = sql`(select person.id from users as person
    where search_fold(person.username) like search_fold(${pattern}::text))`
  return sql`(
    select json_build_object('total', coalesce(max(one.total), 0),
      'rows', coalesce(json_agg(json_build_object('id', one.id, 'kind', one.kind, 'startsAt', one.starts_at,
        'coachId', one.coach_id, 'coach', coalesce(teacher.username, ''), 'learners', (
          select coalesce(string_agg(pupil.username, ', ' order by seat.created_at), '')
          from lesson_seats as seat join users as pupil on pupil.id = seat.user_id
          where seat.lesson_id = one.id and seat.status = 'booked')) order by one.place), '[]'))
    from (select lesson.*, count(*) over () as total, row_number() over (order by lesson.ends_at > ${moment} desc,
          abs(extract(epoch from lesson.starts_at - ${moment})), lesson.id) as place
        from lessons as lesson
        where lesson.cancelled_at is null and lesson.starts_at > ${moment} - ${since}
          and (lesson.coach_id in (select coach.id from coaches as coach where coach.user_id in ${people})
            or lesson.id in (select seat.lesson_id from lesson_seats as seat
              where seat.status = 'booked' and seat.starts_at > ${moment} - ${since} and seat.user_id in ${people}))
        order by place limit ${mostFound}) as one
      join coaches as coach on coach.id = one.coach_id left join users as teacher on teacher.id = coach.user_id)`
}

const { lessons } = searchReply.shape
export const foundLesson = lessons.element.extend({
  startsAt: z.coerce.date().transform((moment) => moment.toISOString()),
})
