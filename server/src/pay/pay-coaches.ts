import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { settlePay } from './pay-lines.ts'

/** Lessons or sessions that are read at once: each is a short transaction of its own. */
const atOnce = 200

/** The job looks at what began within this time; a later decision is paid by `payLesson`. */
const paidDays = 60
/** A session is paid when it is recorded, and again when it is corrected. */
const sessionDays = 2

/**
 * Writes what coaches are paid for: lessons that were taught, that no learner came to, or that the only learner
 * cancelled late, once each; and sessions, to those who taught. It may run at any time and in parallel.
 */
export async function payCoaches({ db, now }: { db: Db; now: Date }): Promise<void> {
  await inPortions(
    (after) => readUnsettledLessons(db, sql`lesson.starts_at > ${sqlMoment(now)} - ${days(paidDays)}`, after),
    (lesson) => db.transaction((tx) => settleLesson(tx, lesson, now)),
  )
  await inPortions(
    (after) => readUnsettledSessions(db, now, after),
    ({ startsAt, coachIds, courseId, courseName, day, minute }) =>
      db.transaction((tx) =>
        settlePay(tx, {
          paid: { kind: 'session', startsAt, session: { courseId, courseName, day, minute } },
          due: coachIds.map((coachId) => ({ coachId, reason: 'taught' })),
          now,
        }),
      ),
  )
}

/** Brings the pay of a lesson to what is due, however long ago it was. */
export async function payLesson(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  const [lesson] = await readUnsettledLessons(db, sql`lesson.id = ${id}`)
  if (lesson) await settleLesson(db, lesson, now)
}

/** Goes once through all rows in order of time, a portion at a time. */
async function inPortions<Row extends Place>(
  read: (after: Place | undefined) => Promise<Row[]>,
  settle: (row: Row) => Promise<void>,
): Promise<void> {
  let rows = await read(undefined)
  while (rows.length > 0) {
    for (const row of rows) await settle(row)
    rows = rows.length < atOnce ? [] : await read(rows.at(-1))
  }
}

type Place = { startsAt: Date; key: string }

const settleLesson = (db: Db, { key, kind, startsAt, coachId, reason }: LessonRow, now: Date) =>
  settlePay(db, {
    paid: { kind, startsAt, lessonId: key },
    due: reason ? [{ coachId, reason }] : [],
    now,
  })

const lessonRow = z.object({
  key: z.string(),
  coachId: z.string(),
  kind: z.enum(lessonKinds),
  startsAt: z.coerce.date(),
  reason: z.enum(['taught', 'learner_absent', 'late']).nullable(),
})
type LessonRow = z.output<typeof lessonRow>

const days = (count: number) => sql`make_interval(days => ${count})`
/** The rows after a place, in the order of `starts_at` and a key. */
const isAfter = (place: Place | undefined, columns: SQL) =>
  place ? sql`(${columns}) > (${sqlMoment(place.startsAt)}, ${place.key})` : sql`true`

/** Whether the last learner of a row `lesson` cancelled so late that the coach is paid. */
export const isPaidAsLate = sql`(coalesce(lesson.cancelled_by = 'learner', false) and exists (
  select from lesson_seats as seat where seat.lesson_id = lesson.id and seat.status = 'late'))`

/** Lessons whose lines differ from what is due. Of a coach, an odd number of lines is paid. */
const readUnsettledLessons = (db: Db, where: SQL, after?: Place) =>
  queryRows(
    db,
    lessonRow,
    sql`with due as (
        select lesson.id, lesson.coach_id, lesson.kind, lesson.starts_at,
          case when lesson.outcome in ('taught', 'learner_absent') then lesson.outcome
            when ${isPaidAsLate} then 'late' end as reason
        from lessons as lesson
        where ${where})
      select due.id as key, due.coach_id as "coachId", due.kind, due.starts_at as "startsAt", due.reason from due
      left join lateral (select
          count(*) filter (where line.coach_id = due.coach_id) % 2 = 1 as is_paid,
          (select exists (select from pay_lines as other where other.lesson_id = due.id
            and other.coach_id <> due.coach_id group by other.coach_id having count(*) % 2 = 1)) as pays_another
        from pay_lines as line where line.lesson_id = due.id) as paid on true
      where ((due.reason is not null) <> coalesce(paid.is_paid, false) or coalesce(paid.pays_another, false))
        and ${isAfter(after, sql`due.starts_at, due.id::text`)}
      order by due.starts_at, due.id::text limit ${atOnce}`,
  )

const sessionRow = z.object({
  key: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  day: z.string(),
  minute: z.number(),
  startsAt: z.coerce.date(),
  coachIds: z.array(z.string()),
})

const sessionKey = sql`held.course_id::text || ' ' || held.day::text || ' ' || held.minute::text`

/**
 * Sessions that were recorded or corrected since. The second coach is paid when an admin names them as teaching:
 * the record has both coaches of the course until then.
 */
const readUnsettledSessions = (db: Db, now: Date, after: Place | undefined) =>
  queryRows(
    db,
    sessionRow,
    sql`with held as (
        select session.course_id, course.name, session.day, session.minute, session.starts_at,
          case when session.is_cancelled or session.holiday is not null then '{}'::uuid[]
            else array_remove(array[session.primary_coach_id,
              case when session.corrected_at is not null then session.secondary_coach_id end], null) end as coaches
        from live_sessions as session join courses as course on course.id = session.course_id
        where session.corrected_at > ${sqlMoment(now)} - ${days(sessionDays)}
          or session.recorded_at > ${sqlMoment(now)} - ${days(sessionDays)}
            and session.starts_at > ${sqlMoment(now)} - ${days(paidDays)})
      select ${sessionKey} as key, held.course_id as "courseId", held.name as "courseName", held.day::text, held.minute,
        held.starts_at as "startsAt", to_json(held.coaches) as "coachIds" from held
      where (select coalesce(array_agg(paid.coach_id order by paid.coach_id), '{}') from (
          select line.coach_id from pay_lines as line where line.course_id = held.course_id and line.day = held.day
            and line.minute = held.minute and line.lesson_id is null
          group by line.coach_id having count(*) % 2 = 1) as paid)
        <> (select coalesce(array_agg(coach order by coach), '{}') from unnest(held.coaches) as coach)
        and ${isAfter(after, sql`held.starts_at, ${sessionKey}`)}
      order by held.starts_at, key limit ${atOnce}`,
  )
