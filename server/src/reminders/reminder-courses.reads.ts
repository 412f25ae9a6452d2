import { schoolDay } from '@sohbet/domain/calendar'
import { reminderHours } from '@sohbet/domain/notification/reminders'
import { weeklySlots } from '@sohbet/domain/live-session/weekly-slots'
import { hoursAfter } from '@sohbet/domain/moment'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../live-sessions/plan.reads.ts'

const courseRow = z.object({
  plan: planRow,
  holidays: holidayRows,
  learners: z.array(z.object({ id: z.string(), since: z.coerce.date() })),
  coaches: z.array(z.object({ userId: z.string(), isFirst: z.boolean() })),
  /** The accounts of substitutes, by coach. */
  substitutes: z.array(z.object({ coachId: z.string(), userId: z.string() })),
  /** Sessions that notices of a move, an extra session or a new timetable named, since the first reminder may be due. */
  named: z.array(z.object({ userId: z.string(), sessionId: z.string(), at: z.coerce.date() })),
  modules: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type CourseRow = z.output<typeof courseRow>

/** Of the row `course`. */
const substitutesOfCourse = sql`select given.substitute_coach_id from live_sessions as given
  where given.course_id = course.id and given.substitute_coach_id is not null`

/** Covers late commits and clocks that are behind. */
const slackMs = 10 * 60_000

/**
 * How far the last sweep came. Undefined when there was none, the clock was set back, the holidays changed, or a
 * new day (and maybe a module) has begun. In a transaction the row stays locked.
 */
export async function lockLastSweep(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await db.execute(sql`
    insert into sweeps (name) values ('reminders') on conflict (name) do update set name = excluded.name
    returning swept_to as "sweptTo", (select updated_at from school_settings) as "settingsAt"`)
  const [row] = z
    .array(z.object({ sweptTo: z.coerce.date().nullable(), settingsAt: z.coerce.date().nullable() }))
    .parse(rows)
  if (!row?.sweptTo || row.sweptTo > now || schoolDay(row.sweptTo) !== schoolDay(now)) return undefined
  const since = new Date(row.sweptTo.getTime() - slackMs)
  return row.settingsAt && row.settingsAt >= since ? undefined : since
}

export const setMark = (db: Db, now: Date) =>
  db.execute(sql`update sweeps set swept_to = ${sqlMoment(now)} where name = 'reminders'`)

/** Courses where something may be due since then: a near or changed session, or a new learner. */
function touchedSince(since: Date, now: Date): SQL {
  const from = sqlMoment(since)
  const windows = reminderHours.map((hours) => {
    const later = (moment: Date) => hoursAfter(moment, hours)
    return { from: later(since), to: later(now) }
  })
  const slots = windows.flatMap((window) => weeklySlots(window.from, window.to))
  return sql`course.id in (
    select time.course_id from course_zoom_times as time
      join jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
        as slot ("dayOfWeek" text, "fromMinute" int, "toMinute" int) on time.day_of_week = slot."dayOfWeek"
        and time.hour * 60 + time.minute between slot."fromMinute" and slot."toMinute"
    union all select moved.course_id from live_sessions as moved
      join jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as near ("from" timestamptz, "to" timestamptz)
        on moved.starts_at between near."from" and near."to"
    union all select course_id from live_sessions where changed_at >= ${from}
    union all select id from courses where updated_at >= ${from}
    union all select course_id from enrollments where status = 'active' and activated_at >= ${from})`
}

/** Courses that run, or begin or ended recently: sessions may be made up after the last day. */
export async function findCourses(
  db: Db,
  { since, now }: { since: Date | undefined; now: Date },
): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select course.id from courses as course
    where is_active and cancelled_at is null and start_date <= ${now.toISOString()}::date + 3 and end_date >= ${now.toISOString()}::date - 32
      and exists (select from enrollments where course_id = course.id and status = 'active' and user_id is not null)
      ${since ? sql`and ${touchedSince(since, now)}` : sql``}
    order by course.id`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}

export async function readCourses(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<CourseRow[]> {
  const since = new Date(now.getTime() - Math.max(...reminderHours) * 3_600_000 - slackMs).toISOString()
  const { rows } = await db.execute(sql`
    select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
      (select coalesce(json_agg(json_build_object('id', user_id, 'since', activated_at)), '[]') from enrollments
        where course_id = course.id and status = 'active' and user_id is not null) as learners,
      (select coalesce(json_agg(json_build_object('userId', user_id, 'isFirst', id = course.primary_coach_id)), '[]')
        from coaches
        where id in (course.primary_coach_id, course.secondary_coach_id) and user_id is not null) as coaches,
      (select coalesce(json_agg(json_build_object('coachId', id, 'userId', user_id)), '[]') from coaches
        where id in (${substitutesOfCourse}) and user_id is not null) as substitutes,
      (select coalesce(json_agg(json_build_object('userId', notice.user_id, 'sessionId', session.id,
          'at', notice.created_at)), '[]') from notifications as notice
        cross join lateral (select notice.params ->> 'sessionId' as id where notice.kind in ('session_moved', 'session_added')
          union all select next ->> 'sessionId'
            from jsonb_array_elements(notice.params -> 'next') as next) as session
        where notice.kind in ('session_moved', 'session_added', 'course_changed') and notice.created_at >= ${since}::timestamptz
          and notice.params ->> 'courseId' = course.id::text and notice.user_id in (
            select user_id from enrollments where course_id = course.id and status = 'active'
            union all select user_id from coaches
              where id in (course.primary_coach_id, course.secondary_coach_id) or id in (${substitutesOfCourse})))
        as named,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by "order"), '[]') from published_modules
        where course_type_id = course.type_id) as modules
    from courses as course where course.id = any(${sql.param(ids)}::uuid[])`)
  return z.array(courseRow).parse(rows)
}
