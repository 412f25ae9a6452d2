import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { daysOff } from './days-off.ts'
import { liveSessionsBetween, mayTeach } from '../live-sessions-between.ts'

type Session = Pick<LiveSession, 'courseId' | 'day' | 'minute' | 'startsAt' | 'endsAt'>

/**
 * Coaches who are there, and have neither a lesson, with its pause, nor another session in the time of a session. The
 * other sessions are found once, not for each coach.
 */
const isFree = ({ courseId, day, minute, startsAt, endsAt }: Session, where: SQL): SQL => {
  const [from, to] = [sqlMoment(startsAt), sqlMoment(endsAt)]
  return sql`not exists (select from lessons as lesson where lesson.coach_id = coach.id
      and lesson.cancelled_at is null and lesson.busy_until > ${from}
      and lesson.starts_at < ${to} + (lesson.busy_until - lesson.ends_at))
    and not exists (select from coach_aways as away where away.coach_id = coach.id
      and away.ends_at > ${from} and away.starts_at < ${to})
    and coach.id not in (select teacher.id from (${liveSessionsBetween({ from, to }, where)}) as session
      cross join lateral (values (session.primary_coach_id), (session.secondary_coach_id)) as teacher (id)
      where teacher.id is not null
        and (session.course_id, session.day, session.minute) <> (${courseId}::uuid, ${day}::date, ${minute}::int))`
}

const isAvailable = sql`coach.is_active and account.role = 'coach' and account.suspended_at is null`

const hasDayOff = ({ startsAt, endsAt }: Session): SQL => {
  const [from, to] = [sqlMoment(startsAt), sqlMoment(endsAt)]
  return sql`coach.id in (select off.coach_id from (${daysOff(from, to)}) as off)`
}

/** The coaches who could teach a session instead of `coachId`, by name; without those with a day off. */
export const findFreeCoaches = (
  db: Db,
  { session, coachId }: { session: Session; coachId: string },
): Promise<{ id: string; name: string }[]> =>
  queryRows(
    db,
    z.object({ id: z.string(), name: z.string() }),
    sql`select coach.id, account.username as name from coaches as coach join users as account on account.id = coach.user_id
      where coach.id <> ${coachId} and ${isAvailable} and ${isFree(session, sql`true`)}
        and not ${hasDayOff(session)}
      order by account.username collate "tr-x-icu", coach.id`,
  )

/** Whether a coach could teach a session. Lock the coach before. */
export async function isCoachFree(
  db: Db,
  { session, coachId }: { session: Session; coachId: string },
): Promise<boolean> {
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select coach.id from coaches as coach join users as account on account.id = coach.user_id
      where coach.id = ${coachId} and ${isAvailable}
        and ${isFree(session, mayTeach(sql`array[${coachId}::uuid]`))}`,
  )
  return rows.length > 0
}
