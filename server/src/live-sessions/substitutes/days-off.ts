import { sql, type SQL } from 'drizzle-orm'
import { sqlSchoolZone } from '../../db/sql-moment.ts'

/**
 * The days off of coaches that touch a span, as times. Other coaches do not ask a coach
 * to teach on a day off, but the coach may still accept an earlier question.
 */
export const daysOff = (from: SQL, to: SQL): SQL => sql`
  select off.coach_id, off.day::timestamp at time zone ${sqlSchoolZone} as starts_at,
    (off.day + 1)::timestamp at time zone ${sqlSchoolZone} as ends_at
  from coach_days as off where off.hours = '[]'
    and off.day between ((${from}) at time zone ${sqlSchoolZone})::date and ((${to} - interval '1 microsecond') at time zone ${sqlSchoolZone})::date`
