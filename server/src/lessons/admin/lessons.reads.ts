import type { AdminLesson, exportLessons, listLessons } from '@sohbet/contract/lessons/admin-lessons'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { addDays, schoolMoment } from '@sohbet/domain/calendar'
import { cancellers, lessonKinds, seatStatuses } from '@sohbet/domain/lesson/lesson'
import { lessonOutcomes, lessonState } from '@sohbet/domain/lesson/rules'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { containsFolded } from '../../db/search.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { turkish } from '../../db/tables/columns.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'

type Reader = Pick<Context, 'db' | 'now'>
type Filters = Parsed<typeof exportLessons>['query']

const moment = z.coerce.date()
const row = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  coach: z.object({ id: z.string(), name: z.string() }),
  startsAt: moment,
  endsAt: moment,
  outcome: z.enum(lessonOutcomes).nullable(),
  cancelledBy: z.enum(cancellers).nullable(),
  topic: z.string(),
  coachCameAt: moment.nullable(),
  learners: z.array(
    z.object({
      userId: z.string().nullable(),
      name: z.string(),
      status: z.enum(seatStatuses),
      cameAt: moment.nullable(),
      isPresent: z.boolean().nullable(),
    }),
  ),
  total: z.coerce.number(),
})

const from = sql`from lessons as lesson join coaches as coach on coach.id = lesson.coach_id
  left join users on users.id = coach.user_id`

/** A learner who cancelled a seat is listed only in a lesson that does not take place. */
const learners = sql`(select coalesce(json_agg(json_build_object('userId', pupil.id, 'name', coalesce(pupil.username, ''),
    'status', seat.status, 'cameAt', seat.came_at, 'isPresent', seat.is_present) order by seat.created_at), '[]')
  from lesson_seats as seat left join users as pupil on pupil.id = seat.user_id
  where seat.lesson_id = lesson.id and (seat.status = 'booked' or lesson.cancelled_at is not null))`

const readRows = ({ db }: Reader, where: SQL, end: SQL) =>
  queryRows(
    db,
    row,
    sql`select lesson.id, lesson.kind, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt", lesson.outcome,
        lesson.cancelled_by as "cancelledBy", lesson.topic, lesson.coach_came_at as "coachCameAt",
        json_build_object('id', coach.id, 'name', coalesce(users.username, '')) as coach, ${learners} as learners,
        count(*) over () as total ${from} where ${where} ${end}`,
  )

const toReply = (lesson: z.output<typeof row>, now: Date): AdminLesson => ({
  id: lesson.id,
  kind: lesson.kind,
  coach: lesson.coach,
  outcome: lesson.outcome,
  cancelledBy: lesson.cancelledBy,
  topic: lesson.topic,
  startsAt: lesson.startsAt.toISOString(),
  endsAt: lesson.endsAt.toISOString(),
  coachCameAt: lesson.coachCameAt?.toISOString() ?? null,
  state: lessonState({ ...lesson, isCancelled: lesson.cancelledBy !== null }, now),
  learners: lesson.learners.map(({ cameAt, ...learner }) => ({
    ...learner,
    cameAt: cameAt?.toISOString() ?? null,
  })),
})

const seatOf = (where: SQL) =>
  sql`exists (select from lesson_seats as seat where seat.lesson_id = lesson.id and ${where})`

const searches = {
  learner: (text: string) =>
    seatOf(sql`seat.user_id in (select users.id from users where ${containsFolded(users.username, text)}
      or ${containsFolded(users.email, text)})`),
  coach: (text: string) => containsFolded(users.username, text),
}

const isToDecide = sql`(lesson.outcome = 'unclear' and lesson.cancelled_at is null)`
function filtered({ now }: Reader, filters: Filters): SQL {
  const { coachId, userId, kind, state, from, to, searchText, searchColumn } = filters
  const states = {
    ahead: sql`lesson.cancelled_at is null and lesson.ends_at > ${sqlMoment(now)}`,
    over: sql`lesson.cancelled_at is null and lesson.ends_at <= ${sqlMoment(now)}`,
    cancelled: sql`lesson.cancelled_at is not null`,
    to_decide: isToDecide,
  }
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  const all = [
    sql`true`,
    coachId && sql`lesson.coach_id = ${coachId}`,
    userId && seatOf(sql`seat.user_id = ${userId}`),
    kind && sql`lesson.kind = ${kind}`,
    state && states[state],
    from && sql`lesson.starts_at >= ${sqlMoment(schoolMoment(from))}`,
    to && sql`lesson.starts_at < ${sqlMoment(schoolMoment(addDays(to, 1)))}`,
    searchText !== '' &&
      sql`(${sql.join(
        wanted.map((search) => search(searchText)),
        sql` or `,
      )})`,
  ].filter((one) => typeof one === 'object')
  return sql.join(all, sql` and `)
}

const sortColumns = {
  startsAt: sql`lesson.starts_at`,
  coach: sql`${turkish(users.username)}`,
  kind: sql`lesson.kind`,
}

type Sort = Parsed<typeof listLessons>['query']['sortBy']

/** The next lesson is first, and after all that are ahead the latest that is over. */
function orderOf({ now }: Reader, sort: Sort): SQL {
  if (!sort)
    return sql`lesson.ends_at <= ${sqlMoment(now)}, abs(extract(epoch from lesson.starts_at - ${sqlMoment(now)}))`
  return sort.direction === 'desc'
    ? sql`${sortColumns[sort.field]} desc nulls last`
    : sql`${sortColumns[sort.field]} asc nulls last`
}

export async function readLessonsPage(
  ctx: Reader,
  query: Parsed<typeof listLessons>['query'],
): Promise<Reply<typeof listLessons>> {
  const { pageIndex, pageSize } = query
  const where = filtered(ctx, query)
  const [rows, toDecide] = await Promise.all([
    readRows(
      ctx,
      where,
      sql`order by ${orderOf(ctx, query.sortBy)}, lesson.starts_at desc, lesson.id desc
        limit ${pageSize} offset ${pageIndex * pageSize}`,
    ),
    countLessonsToDecide(ctx.db),
  ])
  return {
    data: rows.map((lesson) => toReply(lesson, ctx.now)),
    totalCount: rows[0]?.total ?? 0,
    toDecide,
  }
}

export async function countLessonsToDecide(db: Db): Promise<number> {
  const [waiting] = await queryRows(
    db,
    z.object({ count: z.coerce.number() }),
    sql`select count(*) from lessons as lesson where ${isToDecide}`,
  )
  return waiting?.count ?? 0
}

/** The last lessons first. */
export async function readLessonsForExport(ctx: Reader, filters: Filters): Promise<AdminLesson[]> {
  const rows = await readRows(
    ctx,
    filtered(ctx, filters),
    sql`order by lesson.starts_at desc, lesson.id desc`,
  )
  return rows.map((lesson) => toReply(lesson, ctx.now))
}

export async function requireAdminLesson(ctx: Reader, id: string): Promise<AdminLesson> {
  const [lesson] = await readRows(ctx, sql`lesson.id = ${id}`, sql``)
  if (!lesson) throw new AppError('LESSON_NOT_FOUND')
  return toReply(lesson, ctx.now)
}
