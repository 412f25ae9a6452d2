import { schoolZone } from '@sohbet/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'

const zone = sql.raw(`'${schoolZone}'`)

/**
 * The days off of coaches that touch a span, as times. A day off does not stop a coach from teaching: nobody asks for it,
 * but the coach may still say yes.
 */
export const daysOff = (from: SQL, to: SQL): SQL => sql`
  select off.coach_id, off.day::timestamp at time zone ${zone} as starts_at,
    (off.day + 1)::timestamp at time zone ${zone} as ends_at
  from coach_days as off where off.hours = '[]'
    and off.day between ((${from}) at time zone ${zone})::date and ((${to} - interval '1 microsecond') at time zone ${zone})::date`
