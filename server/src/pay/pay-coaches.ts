import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { settlePay } from './pay-lines.ts'

/** Lessons and sessions per run: each is a short transaction of its own. */
const atOnce = 200

/** What began before is not paid any more: an admin decides and corrects within this time. */
const paidDays = 60
/** A session is paid when it is recorded, and again when it is corrected. */
const sessionDays = 2

/**
 * Writes what coaches are paid for: lessons that were taught, that no learner came to, or that the only learner
 * cancelled late, once each; and sessions, to those who taught. It may run at any time and in parallel.
 */
export async function payCoaches({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (const { id, ...lesson } of await readUnsettledLessons(db, now))
    await db.transaction((tx) =>
      settlePay(tx, {
        paid: { kind: lesson.kind, startsAt: lesson.startsAt, lessonId: id },
        due: lesson.reason ? [{ coachId: lesson.coachId, reason: lesson.reason }] : [],
        now,
      }),
    )
  for (const { startsAt, coachIds, ...session } of await readUnsettledSessions(db, now))
    await db.transaction((tx) =>
      settlePay(tx, {
        paid: { kind: 'session', startsAt, session },
        due: coachIds.map((coachId) => ({ coachId, reason: 'taught' })),
        now,
      }),
    )
}

const lessonRow = z.object({
  id: z.string(),
  coachId: z.string(),
  kind: z.enum(lessonKinds),
  startsAt: z.coerce.date(),
  reason: z.enum(['taught', 'learner_absent', 'late']).nullable(),
})

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Lessons whose lines differ from what is due. Of a coach, an odd number of lines is paid. */
const readUnsettledLessons = (db: Db, now: Date) =>
  queryRows(
    db,
    lessonRow,
    sql`with due as (
        select lesson.id, lesson.coach_id, lesson.kind, lesson.starts_at,
          case when lesson.outcome in ('taught', 'learner_absent') then lesson.outcome
            when lesson.cancelled_by = 'learner' and exists (select from lesson_seats as seat
              where seat.lesson_id = lesson.id and seat.status = 'late') then 'late' end as reason
        from lessons as lesson
        where lesson.starts_at > ${at(now)} - make_interval(days => ${paidDays}))
      select due.id, due.coach_id as "coachId", due.kind, due.starts_at as "startsAt", due.reason from due
      left join lateral (select
          count(*) filter (where line.coach_id = due.coach_id) % 2 = 1 as is_paid,
          (select exists (select from pay_lines as other where other.lesson_id = due.id
            and other.coach_id <> due.coach_id group by other.coach_id having count(*) % 2 = 1)) as pays_another
        from pay_lines as line where line.lesson_id = due.id) as paid on true
      where (due.reason is not null) <> coalesce(paid.is_paid, false) or coalesce(paid.pays_another, false)
      order by due.starts_at limit ${atOnce}`,
  )

const sessionRow = z.object({
  courseId: z.string(),
  courseName: z.string(),
  day: z.string(),
  minute: z.number(),
  startsAt: z.coerce.date(),
  coachIds: z.array(z.string()),
})

/**
 * Sessions that were recorded or corrected since. The second coach is paid when an admin names them as teaching:
 * the record has both coaches of the course until then.
 */
const readUnsettledSessions = (db: Db, now: Date) =>
  queryRows(
    db,
    sessionRow,
    sql`with held as (
        select session.course_id, course.name, session.day, session.minute, session.starts_at,
          case when session.is_cancelled or session.holiday is not null then '{}'::uuid[]
            else array_remove(array[session.primary_coach_id,
              case when session.corrected_at is not null then session.secondary_coach_id end], null) end as coaches
        from live_sessions as session join courses as course on course.id = session.course_id
        where greatest(session.recorded_at, session.corrected_at) > ${at(now)} - make_interval(days => ${sessionDays})
          and session.starts_at > ${at(now)} - make_interval(days => ${paidDays}))
      select held.course_id as "courseId", held.name as "courseName", held.day::text, held.minute,
        held.starts_at as "startsAt", to_json(held.coaches) as "coachIds" from held
      where (select coalesce(array_agg(paid.coach_id order by paid.coach_id), '{}') from (
          select line.coach_id from pay_lines as line where line.course_id = held.course_id and line.day = held.day
            and line.minute = held.minute and line.lesson_id is null
          group by line.coach_id having count(*) % 2 = 1) as paid)
        <> (select coalesce(array_agg(coach order by coach), '{}') from unnest(held.coaches) as coach)
      order by held.starts_at limit ${atOnce}`,
  )
