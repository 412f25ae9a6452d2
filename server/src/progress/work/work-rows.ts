import { addDays, schoolZone, type Day } from '@sohbet/domain/calendar'
import { mostForAnswer, workKinds, type Work } from '@sohbet/domain/habit/work'
import { dayIn, startOfDayIn } from '@sohbet/domain/zoned-day'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { sqlMoment } from '../../db/sql-moment.ts'
import { cameToLesson } from '../../lessons/seats/attended-seats.ts'
import type { SessionWork } from '../../live-sessions/session-work.ts'

/** `timeZone` is null while it is unknown. */
export type Learner = { userId: string; timeZone: string | null; now: Date }
type Wanted = Learner & { from: Day }

/** The learner's day: the midnight of their zone turns it. */
export const learnerDay = ({ timeZone, now }: Omit<Learner, 'userId'>): Day =>
  dayIn(timeZone ?? schoolZone, now)

/** The learner's days since `from`, by the moments at which they begin. */
function daysSince({ timeZone, from, now }: Omit<Wanted, 'userId'>) {
  const zone = timeZone ?? schoolZone
  const days: Day[] = []
  for (let day = from; day <= dayIn(zone, now); day = addDays(day, 1)) days.push(day)
  const starts = days.map((day) => startOfDayIn(zone, day).toISOString())
  // PostgreSQL may not know a zone that the browser named, so it gets moments
  const dayOf = (moment: SQL) =>
    sql`(${sql.param(days)}::text[])[width_bucket(${moment}, ${sql.param(starts)}::timestamptz[])]`
  return { start: sql`${starts[0]}::timestamptz`, dayOf }
}

/**
 * The work of a learner since a day, except live sessions, whose times follow from the plans of their courses. A new
 * kind of work is a part of this union and a word of `workKinds`.
 */
export function workSince(wanted: Wanted): SQL {
  const { userId, from, now } = wanted
  const { start, dayOf } = daysSince(wanted)
  const end = sqlMoment(now)
  return sql`(select coalesce(json_agg(work), '[]') from (
    select 'module' as kind, sitting.day::text as day, sum(greatest(0, sitting.until - sitting.video_before)) as seconds
      from (select worked.day, worked.video_before, coalesce(
            lead(worked.video_before) over (partition by worked.module_id order by worked.day),
            progress.video_farthest) as until
          from work_days as worked join module_progress as progress
            on progress.user_id = worked.user_id and progress.module_id = worked.module_id
          where worked.user_id = ${userId} and worked.day >= ${from}::date) as sitting
      group by sitting.day
    union all select 'quiz', day::text, sum(quiz_seconds) from work_days
      where user_id = ${userId} and day >= ${from}::date and quiz_seconds > 0 group by day
    union all select 'lesson', ${dayOf(sql`seat.starts_at`)}, extract(epoch from seat.ends_at - seat.starts_at)
      from lesson_seats as seat where seat.user_id = ${userId} and seat.starts_at between ${start} and ${end}
        and seat.ends_at <= ${end} and ${cameToLesson}
    union all select 'recording', ${dayOf(sql`sent_at`)} as day, sum(seconds) from speaking_recordings
      where user_id = ${userId} and sent_at >= ${start} group by 2
    union all select 'review', ${dayOf(sql`rated_at`)} as day, sum(least(seconds, ${mostForAnswer}::int)) from review_ratings
      where user_id = ${userId} and rated_at >= ${start} group by 2) as work)`
}
export const workColumn = z.array(z.object({ kind: z.enum(workKinds), day: z.string(), seconds: z.number() }))

/** Live sessions as work. */
export const toWork = (sessions: readonly SessionWork[], timeZone: string | null): Work[] =>
  sessions.map(({ at, minutes }) => ({
    kind: 'session',
    day: dayIn(timeZone ?? schoolZone, at),
    seconds: minutes * 60,
  }))
