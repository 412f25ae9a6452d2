import { noHours, type Availability, type Diary } from '@sohbet/domain/lesson/availability'
import { firstLessonRules, lessonKinds, type LessonRules, type Span } from '@sohbet/domain/lesson/lesson'
import { daysOfWeek } from '@sohbet/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { holidayRows } from '../live-sessions/plan.reads.ts'
import { liveSessionsBetween, mayTeach } from '../live-sessions/live-sessions-between.ts'

const hours = z.array(z.object({ from: z.number(), until: z.number() }))
/**
 * A list of starts and one of ends, in seconds: a week of all coaches has hundreds of spans, and moments as text take
 * four times the space. Checked by a function, because a schema of each number takes ten times as long.
 */
const spans = z
  .custom<[] | [starts: number[], ends: number[]]>(
    (value) =>
      Array.isArray(value) && value.every((list) => Array.isArray(list) && list.every(Number.isFinite)),
  )
  .transform(([starts = [], ends = []]) =>
    starts.map((start, place) => ({
      startsAt: new Date(start * 1000),
      endsAt: new Date((ends[place] ?? start) * 1000),
    })),
  )
const learnerRow = z.object({ spans })
// extract() computes with decimals, which takes twice as long
const seconds = (column: SQL) => sql`date_part('epoch', ${column})::bigint`
const spansOf = (end: SQL) =>
  sql`json_build_array(json_agg(${seconds(sql`starts_at`)}), json_agg(${seconds(end)}))`

/** A lesson keeps the pause of its booking, so it ends later for a school that has shortened the pause since. */
const endWithOwnPause = sql`greatest(ends_at, busy_until - make_interval(mins =>
  coalesce((select (rules ->> 'pauseMinutes')::int from lesson_settings), ${firstLessonRules.pauseMinutes}::int)))`

const diaryRow = z.object({
  coachId: z.string(),
  meetingLink: z.string(),
  kinds: z.array(z.enum(lessonKinds)),
  week: z.record(z.enum(daysOfWeek), hours),
  days: z.record(z.string(), hours),
  maxPerDay: z.number().nullable(),
  lessons: spans,
  sessions: spans,
  aways: spans,
  holidays: holidayRows,
})

type Asked = {
  /** All coaches without it. */
  coachId?: string | undefined
  from: Date
  to: Date
  /** The lesson that is being moved does not stand in its own way. */
  exceptLessonId?: string | undefined
}

export type CoachDiary = { coachId: string; meetingLink: string; aways: Span[] } & Omit<
  Diary,
  'learner' | 'rules'
>

/** Of the span only, because every coach's row has them. */
const holidaysBetween = (since: SQL, until: SQL) => sql`(select coalesce(json_agg(listed.value), '[]')
  from school_settings cross join jsonb_array_elements(holidays) as listed (value)
  where (listed.value ->> 'day')::date between (${since})::date and (${until})::date)`

/** The hours of the active coaches who give lessons, with what takes their time from a day before `from` on. */
export async function readDiaries(
  db: Db,
  { coachId, from, to, exceptLessonId }: Asked,
): Promise<CoachDiary[]> {
  const since = sql`${sqlMoment(from)} - interval '1 day'`
  const until = sql`${sqlMoment(to)} + interval '1 day'`
  const ofCoach = (column: SQL) => (coachId ? sql`${column} = ${coachId}` : sql`true`)
  const given = coachId ? mayTeach(sql`array[${coachId}::uuid]`) : sql`true`
  const rows = await queryRows(
    db,
    diaryRow,
    sql`select offer.coach_id as "coachId", offer.meeting_link as "meetingLink", offer.kinds, offer.week,
        offer.max_per_day as "maxPerDay",
        ${holidaysBetween(since, until)} as holidays,
        coalesce(single.days, '{}') as days,
        coalesce(booked.spans, '[]') as lessons, coalesce(taught.spans, '[]') as sessions,
        coalesce(gone.spans, '[]') as aways
      from coach_availability as offer join coaches as coach on coach.id = offer.coach_id
      join users as account on account.id = coach.user_id
      left join (select coach_id, json_object_agg(day, hours) as days from coach_days
        where day between (${since})::date and (${until})::date group by coach_id) as single using (coach_id)
      left join (select coach_id, ${spansOf(endWithOwnPause)} as spans from lessons
        where cancelled_at is null and starts_at between ${since} and ${until}
          and id is distinct from ${exceptLessonId ?? null} and ${ofCoach(sql`coach_id`)}
        group by coach_id) as booked using (coach_id)
      left join (select primary_coach_id as coach_id, ${spansOf(sql`ends_at`)} as spans
        from (${liveSessionsBetween({ from: since, to: until }, given)}) as session
        group by primary_coach_id) as taught using (coach_id)
      left join (select coach_id, ${spansOf(sql`ends_at`)} as spans from coach_aways
        where ends_at > ${since} and starts_at < ${until} and ${ofCoach(sql`coach_id`)}
        group by coach_id) as gone using (coach_id)
      where coach.is_active and account.role = 'coach' and account.suspended_at is null
        and ${ofCoach(sql`coach.id`)}`,
  )
  return rows.map(({ kinds, week, days, maxPerDay, ...row }) => {
    const availability: Availability = { kinds, week: { ...noHours, ...week }, days, maxPerDay }
    return { ...row, availability }
  })
}

/** What takes a learner's time: sessions of own courses, booked lessons and guest seats. */
export async function readLearnerTimes(
  db: Db,
  { userId, from, to, exceptLessonId }: Asked & { userId: string },
): Promise<Diary['learner']> {
  const [begin, end] = [sqlMoment(from), sqlMoment(to)]
  // Nothing lasts a day, so the index by start finds it without reading all that is over
  const touches = sql`ends_at > ${begin} and starts_at < ${end} and starts_at > ${begin} - interval '1 day'`
  const [row] = await queryRows(
    db,
    learnerRow,
    sql`select case when count(*) = 0 then '[]' else ${spansOf(sql`ends_at`)} end as spans from (
      select starts_at, ends_at from (${liveSessionsBetween(
        { from: begin, to: end },
        sql`exists (select from enrollments as seat where seat.course_id = course.id
          and seat.user_id = ${userId} and seat.status = 'active')`,
      )}) as session
      union all select starts_at, ends_at from lesson_seats
      where user_id = ${userId} and status = 'booked' and ${touches}
        and lesson_id is distinct from ${exceptLessonId ?? null}
      union all select starts_at, ends_at from guest_seats
      where user_id = ${userId} and status = 'booked' and ${touches}
    ) as taken`,
  )
  return row?.spans ?? []
}

/** The diary of one coach for one learner, as rules read it. */
export const toDiary = (
  { availability, holidays, lessons, sessions, aways }: CoachDiary,
  { learner, rules }: { learner: Diary['learner']; rules: LessonRules },
): Diary => ({ availability, holidays, lessons, sessions: [...sessions, ...aways], learner, rules })
