import { sql, type SQL } from 'drizzle-orm'
import { sqlMoment } from '../../db/sql-moment.ts'
import { daysOff } from '../../live-sessions/substitutes/days-off.ts'
import { liveSessionsBetween } from '../../live-sessions/live-sessions-between.ts'

type Times = { from: Date; to: Date }

/**
 * What takes the time of coaches: sessions of the courses that match `where`, lessons with their pause before and after,
 * times away and days off.
 */
export function takenTimes({ from, to }: Times, where: SQL = sql`true`): SQL {
  const [begin, end] = [sqlMoment(from), sqlMoment(to)]
  return sql`select teacher.id as coach_id, session.course_id, session.starts_at, session.ends_at
      from (${liveSessionsBetween({ from: begin, to: end }, where)}) as session
      cross join lateral (values (session.primary_coach_id), (session.secondary_coach_id)) as teacher (id)
      where teacher.id is not null
    union all select coach_id, null, starts_at - (busy_until - ends_at), busy_until from lessons
      where cancelled_at is null and busy_until > ${begin} and starts_at < ${end} + interval '1 hour'
    union all select coach_id, null, starts_at, ends_at from coach_aways
      where ends_at > ${begin} and starts_at < ${end}
    union all select coach_id, null, starts_at, ends_at from (${daysOff(begin, end)}) as off`
}
