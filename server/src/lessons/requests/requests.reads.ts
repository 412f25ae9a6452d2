import type { Reply } from '@sohbet/contract/endpoint'
import type * as contract from '@sohbet/contract/lessons/lesson-requests'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { requestKinds } from '@sohbet/domain/lesson/requests'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const moment = z.coerce.date().transform((at) => at.toISOString())
const lesson = { lessonId: z.string(), kind: z.enum(lessonKinds), startsAt: moment, endsAt: moment }
const lessonColumns = sql`lesson.id as "lessonId", lesson.kind, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt"`

const askedRow = z.object({ id: z.string(), ...lesson, from: z.string(), learners: z.array(z.string()) })
const ownRow = z.object({
  lessonId: z.string(),
  what: z.enum(requestKinds),
  startsAt: moment.nullable(),
  to: z.string(),
})
const proposalRow = z.object({ ...lesson, proposed: moment, coach: z.string() })

/** Requests of lessons that have not begun. */
const open = ({ now }: Reader) => sql`lesson_requests as request
  join lessons as lesson on lesson.id = request.lesson_id and request.answer is null
    and lesson.cancelled_at is null and lesson.starts_at > ${sqlMoment(now)}
  join coaches as coach on coach.id = lesson.coach_id join users as teacher on teacher.id = coach.user_id`

/** The lessons ahead that the caller is asked to take, in order of time. */
export const readAskedLessons = (ctx: Reader): Promise<contract.AskedLesson[]> =>
  queryRows(
    ctx.db,
    askedRow,
    sql`select request.id, ${lessonColumns}, teacher.username as from,
        (select coalesce(json_agg(pupil.username), '[]') from lesson_seats as seat
          join users as pupil on pupil.id = seat.user_id
          where seat.lesson_id = lesson.id and seat.status = 'booked') as learners
      from ${open(ctx)} join coaches as asked on asked.id = request.to_coach_id
      where asked.user_id = ${ctx.actor.userId} order by lesson.starts_at`,
  )

export async function readRequests(ctx: Reader): Promise<Reply<typeof contract.listLessonRequests>> {
  const { db, actor } = ctx
  const [asked, own] = await Promise.all([
    readAskedLessons(ctx),
    queryRows(
      db,
      ownRow,
      sql`select lesson.id as "lessonId", request.what, request.starts_at as "startsAt",
          coalesce(other.username, '') as to
        from ${open(ctx)} left join coaches as asked on asked.id = request.to_coach_id
        left join users as other on other.id = asked.user_id
        where coach.user_id = ${actor.userId} order by lesson.starts_at`,
    ),
  ])
  return { asked, own }
}

export const readProposals = (ctx: Reader): Promise<Reply<typeof contract.listProposals>> =>
  queryRows(
    ctx.db,
    proposalRow,
    sql`select ${lessonColumns}, request.starts_at as proposed, teacher.username as coach
      from ${open(ctx)} join lesson_seats as seat on seat.lesson_id = lesson.id and seat.status = 'booked'
      where request.what = 'time' and seat.user_id = ${ctx.actor.userId} order by lesson.starts_at`,
  )
