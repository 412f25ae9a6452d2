import { schoolZone, type Day } from '@sohbet/domain/calendar'
import { dayIn, startOfDayIn, wallIn } from '@sohbet/domain/zoned-day'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { notify } from '../notifications/notify.ts'

const zoneRow = z.object({ zone: z.string() })
const dueRow = z.object({ userId: z.string(), day: z.string(), count: z.number() })

/**
 * Reminds learners whose hour it is of their due cards, once a day of theirs. Learners who reviewed today, or have
 * nothing to review, get no reminder.
 */
export async function remindOfReviews({ db, now }: { db: Db; now: Date }): Promise<void> {
  const due = await findDue(db, now)
  await notify(
    db,
    now,
    ...due.map(({ userId, day, count }) => ({
      userIds: [userId],
      notice: { kind: 'review_due' as const, count },
      about: day,
    })),
  )
}

async function findDue(db: Db, now: Date): Promise<z.output<typeof dueRow>[]> {
  const zones = await queryRows(
    db,
    zoneRow,
    sql`select distinct coalesce(users.time_zone, ${schoolZone}) as zone
      from learner_habits as habits join users on users.id = habits.user_id where habits.reminder_hour is not null`,
  )
  if (zones.length === 0) return []
  const clocks = zones.map(({ zone }) => ({ zone, ...clockIn(zone, now) }))
  return queryRows(
    db,
    dueRow,
    sql`select users.id as "userId", clock.day, waiting.count
      from jsonb_to_recordset(${JSON.stringify(clocks)}::jsonb) as clock (zone text, hour int, day text, since timestamptz)
        join learner_habits as habits on habits.reminder_hour = clock.hour
        join users on users.id = habits.user_id and coalesce(users.time_zone, ${schoolZone}) = clock.zone
        cross join lateral (select count(*)::int from review_cards as card
          where card.user_id = users.id and card.due <= ${sqlMoment(now)}) as waiting
      where users.role = 'learner' and users.suspended_at is null and waiting.count > 0
        and not exists (select from review_ratings as rating
          where rating.user_id = users.id and rating.rated_at >= clock.since)
        and not exists (select from notifications as earlier
          where earlier.user_id = users.id and earlier.about = 'review_due ' || clock.day)`,
  )
}

/** The hour and day on a learner's clock, and when that day began. */
function clockIn(zone: string, now: Date): { hour: number; day: Day; since: Date } {
  const day = dayIn(zone, now)
  return { hour: new Date(wallIn(zone, now)).getUTCHours(), day, since: startOfDayIn(zone, day) }
}
