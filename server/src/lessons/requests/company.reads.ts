import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { person } from '../../coaches/coach-person.reads.ts'

const company = z.object({ coach: person.nullable(), learners: z.array(person) })

/** The coach of a lesson, and the learners who have a seat in it. Erased accounts are missing. */
export async function readCompany(db: Db, lessonId: string) {
  const [row] = await queryRows(
    db,
    company,
    sql`select (select json_build_object('id', users.id, 'name', users.username) from users
          where users.id = coach.user_id) as coach,
        (select coalesce(json_agg(json_build_object('id', users.id, 'name', users.username)), '[]')
          from lesson_seats as seat join users on users.id = seat.user_id
          where seat.lesson_id = lesson.id and seat.status = 'booked') as learners
      from lessons as lesson join coaches as coach on coach.id = lesson.coach_id where lesson.id = ${lessonId}`,
  )
  return row ?? { coach: null, learners: [] }
}
