import { daysOfWeek, schoolZone } from '@sohbet/domain/calendar'
import { makeUpDays } from '@sohbet/domain/session/rules'
import { sql, type SQL } from 'drizzle-orm'

const zone = sql.raw(`'${schoolZone}'`)
const weekdays = sql.raw(`array[${daysOfWeek.map((day) => `'${day}'`).join(', ')}]`)

/** A session may be made up for so long after the course; a plan that was changed may have put off more. */
const lateDays = makeUpDays + 1

/** By the school's calendar, a day more than the span: a session may have begun before it. */
const firstDay = (from: SQL) => sql`((${from}) at time zone ${zone})::date - 1`
const lastDay = (to: SQL) => sql`((${to}) at time zone ${zone})::date`

/** Every place that the weekly times give a course in the span, and those from which a session was moved into it. */
const slots = ({ from, to }: Span) => sql`
  select (begun.day + 7 * week) as day, weekly.hour * 60 + weekly.minute as minute, weekly.duration
  from course_zoom_times as weekly
  cross join lateral (select greatest(course.start_date, ${firstDay(from)}) as day) as clipped
  cross join lateral (select clipped.day + (array_position(${weekdays}, weekly.day_of_week)
    - extract(isodow from clipped.day)::int + 7) % 7 as day) as begun
  cross join lateral generate_series(0, (least(course.end_date, ${lastDay(to)}) - begun.day) / 7) as week
  where weekly.course_id = course.id and begun.day <= least(course.end_date, ${lastDay(to)})
  union
  select moved.day, moved.minute, weekly.duration
  from live_sessions as moved join course_zoom_times as weekly on weekly.course_id = moved.course_id
    and weekly.hour * 60 + weekly.minute = moved.minute
    and array_position(${weekdays}, weekly.day_of_week) = extract(isodow from moved.day)
  where moved.course_id = course.id and moved.starts_at < (${to}) and not moved.is_kept
    and moved.starts_at > (${from}) - interval '1 day' and moved.day between course.start_date and course.end_date`

const planned = sql`((slot.day + make_interval(mins => slot.minute)) at time zone ${zone})`
// Not beside the row: so they are read once, however many sessions there are
const isHoliday = sql`slot.day::text in (select holiday ->> 'day'
  from school_settings cross join jsonb_array_elements(holidays) as holiday)`

/** Moments of the database; a session that touches the span belongs to it. */
export type Span = { from: SQL; to: SQL }

/**
 * `sessionsOf` of the domain for the database, where those of a whole school are counted; a test holds them together.
 * Those that take place, of courses that are not deleted and for which `where` says yes beside a row `course`.
 */
export const sessionsBetween = ({ from, to }: Span, where: SQL = sql`true`): SQL => sql`
  select * from (
    select course.id as course_id, course.name, slot.day, slot.minute::int as minute,
      coalesce(change.starts_at, ${planned}) as starts_at,
      coalesce(change.starts_at, ${planned}) + make_interval(mins => coalesce(change.duration, slot.duration)) as ends_at,
      coalesce(change.duration, slot.duration)::int as duration,
      coalesce(change.starts_at <> ${planned}, false) as is_moved,
      coalesce(change.zoom_link, course.zoom_link) as zoom_link,
      course.primary_coach_id, course.secondary_coach_id
    from courses as course cross join lateral (${slots({ from, to })}) as slot
    left join live_sessions as change
      on change.course_id = course.id and change.day = slot.day and change.minute = slot.minute
    where course.is_active and course.start_date <= ${lastDay(to)} + 1 and ${where}
      and course.end_date >= ${firstDay(from)} - ${sql.raw(String(lateDays))}
      and (course.planned_from is null or ${planned} >= course.planned_from)
      and not coalesce(change.is_kept or change.is_cancelled, false)
      and (coalesce(change.starts_at <> ${planned}, false) or not (${isHoliday}))
    union all
    select course.id, course.name, kept.day, kept.minute::int, kept.starts_at,
      kept.starts_at + make_interval(mins => kept.duration), kept.duration::int, false,
      coalesce(kept.zoom_link, course.zoom_link), course.primary_coach_id, course.secondary_coach_id
    from courses as course join live_sessions as kept on kept.course_id = course.id
    where course.is_active and kept.is_kept and not kept.is_cancelled and ${where}
  ) as session
  where session.starts_at < (${to}) and session.ends_at > (${from})`
