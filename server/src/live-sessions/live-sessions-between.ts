import { daysOfWeek } from '@sohbet/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'
import { sqlSchoolZone } from '../db/sql-moment.ts'

const weekdays = sql.raw(`array[${daysOfWeek.map((day) => `'${day}'`).join(', ')}]`)

/**
 * On the school's calendar, a day more than the span, because a session may have begun before it. Subqueries, so that
 * they are computed once and not for every course.
 */
const firstDay = (from: SQL) => sql`(select ((${from}) at time zone ${sqlSchoolZone})::date - 1)`
const lastDay = (to: SQL) => sql`(select ((${to}) at time zone ${sqlSchoolZone})::date)`

/** Beside a row `weekly`: its slot on a day. The subquery computes the moment once. */
const slot = (day: SQL) => sql`
  select found.*, (found.day + make_interval(mins => found.minute)) at time zone ${sqlSchoolZone} as planned
  from (select ${day} as day, weekly.hour * 60 + weekly.minute as minute, weekly.duration) as found offset 0`

/** Beside a row `weekly` of a `course`: its first day in the span, and the last possible one. */
const begun = ({ from, to }: Span) => sql`
  cross join lateral (select greatest(course.start_date, ${firstDay(from)}) as day,
    least(course.end_date, ${lastDay(to)}) as last) as clipped
  cross join lateral (select clipped.day + (array_position(${weekdays}, weekly.day_of_week)
    - extract(isodow from clipped.day)::int + 7) % 7 as day) as begun
  cross join lateral generate_series(0, (clipped.last - begun.day) / 7) as week
  cross join lateral (${slot(sql`begun.day + 7 * week`)}) as slot`
// Uncorrelated, so that it is read once for all sessions
const isHoliday = sql`slot.day::text in (select listed.value ->> 'day'
  from school_settings cross join jsonb_array_elements(holidays) as listed (value))`

const isOn = (change: SQL) => sql`not coalesce(${change}.is_cancelled, false)`

/** Moments in SQL; a session that touches the span belongs to it. */
type Span = { from: SQL; to: SQL }
type Options = { withCancelled?: boolean }

/** Beside a `course`, a `slot` and its change. */
const columns = sql`course.id as course_id, course.name, slot.day, slot.minute::int as minute,
  coalesce(change.starts_at, slot.planned) as starts_at,
  coalesce(change.starts_at, slot.planned) + make_interval(mins => coalesce(change.duration, slot.duration)) as ends_at,
  coalesce(change.duration, slot.duration)::int as duration,
  coalesce(change.starts_at <> slot.planned, false) as is_moved,
  coalesce(change.zoom_link, course.zoom_link) as zoom_link,
  coalesce(change.substitute_coach_id, course.primary_coach_id) as primary_coach_id,
  nullif(course.secondary_coach_id, change.substitute_coach_id) as secondary_coach_id`
const isPlanned = sql`(course.planned_from is null or slot.planned >= course.planned_from)
  and not coalesce(change.is_kept or change.is_extra, false)
  and (coalesce(change.starts_at <> slot.planned, false) or not (${isHoliday}))`

/**
 * `liveSessionsOf` of the domain as SQL, for counts over the whole school; a test compares the two. Returns
 * sessions that take place, of active courses that match `where` on the row `course`: planned slots in the span,
 * sessions moved into it, extra sessions, and sessions kept from an earlier plan; cancelled ones only when they are
 * asked for. The primary coach of a session is its substitute, if it has one.
 */
export function liveSessionsBetween(
  { from, to }: Span,
  where: SQL = sql`true`,
  { withCancelled = false }: Options = {},
): SQL {
  const takesPlace = withCancelled ? isPlanned : sql`${isPlanned} and ${isOn(sql`change`)}`
  return sql`
  select * from (
    select ${columns}
    from courses as course join course_zoom_times as weekly on weekly.course_id = course.id ${begun({ from, to })}
    left join live_sessions as change
      on change.course_id = course.id and change.day = slot.day and change.minute = slot.minute
    where course.is_active and course.start_date <= ${lastDay(to)} and course.end_date >= ${firstDay(from)}
      and ${where} and ${takesPlace}
    union all
    select ${columns}
    from live_sessions as change join courses as course on course.id = change.course_id
    join course_zoom_times as weekly on weekly.course_id = course.id
      and weekly.hour * 60 + weekly.minute = change.minute
      and array_position(${weekdays}, weekly.day_of_week) = extract(isodow from change.day)
    cross join lateral (${slot(sql`change.day`)}) as slot
    where change.starts_at < (${to}) and change.starts_at > (${from}) - interval '1 day'
      and change.day not between ${firstDay(from)} and ${lastDay(to)}
      and change.day between course.start_date and course.end_date
      and course.is_active and ${where} and ${takesPlace}
    union all
    select course.id, course.name, own.day, own.minute::int, own.starts_at,
      own.starts_at + make_interval(mins => own.duration), own.duration::int,
      not own.is_kept and own.starts_at <> (own.day + make_interval(mins => own.minute)) at time zone ${sqlSchoolZone},
      coalesce(own.zoom_link, course.zoom_link),
      case when own.recorded_at is null then coalesce(own.substitute_coach_id, course.primary_coach_id)
        else own.primary_coach_id end,
      case when own.recorded_at is null then nullif(course.secondary_coach_id, own.substitute_coach_id)
        else own.secondary_coach_id end
    from live_sessions as own join courses as course on course.id = own.course_id
    where case when own.is_kept then own.holiday is null else own.is_extra end
      and own.starts_at < (${to}) and own.starts_at > (${from}) - interval '1 day'
      and course.is_active and ${where} and ${withCancelled ? sql`true` : isOn(sql`own`)}
  ) as session
  where session.starts_at < (${to}) and session.ends_at > (${from})`
}

/** The coach ids of a user, as an array. */
export const coachesOfUser = (userId: string): SQL =>
  sql`array(select own.id from coaches as own where own.user_id = ${userId})`

/** A condition that finds the courses of an array of coaches by index. It is null for other courses. */
export const isCourseOf = (coachIds: SQL): SQL =>
  sql`(course.primary_coach_id = any(${coachIds}) or course.secondary_coach_id = any(${coachIds}))`

/** Whether the coaches of an array may teach a session of the row `course`: as its coach, or as a substitute in it. */
export const mayTeach = (coachIds: SQL): SQL<boolean> => sql`(${isCourseOf(coachIds)}
  or course.id = any(array(select given.course_id from live_sessions as given
    where given.substitute_coach_id = any(${coachIds}))))`

/** Whether one of the coaches teaches the row `session`. A replaced coach does not. */
export const teaches = (coachIds: SQL): SQL<boolean> =>
  sql`(session.primary_coach_id = any(${coachIds}) or session.secondary_coach_id = any(${coachIds}))`
