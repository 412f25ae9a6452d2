import type { CoachStatistics } from '@sohbet/contract/learning/coach-courses'
import { schoolMoment } from '@sohbet/domain/calendar'
import { monthsIn, type DayRange } from '@sohbet/domain/figures/periods'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlSchoolZone } from '../../db/sql-moment.ts'

const row = z.object({
  month: z.string(),
  taught: z.number(),
  minutes: z.number(),
  learnerAbsent: z.number(),
  coachAbsent: z.number(),
})

/** A lesson belongs to the coach who teaches it in the end. */
export async function readLessonsOfCoach(
  db: Db,
  { userId, range, now }: { userId: string; range: DayRange; now: Date },
): Promise<CoachStatistics['lessonsMonthly']> {
  const isTaught = sql`lesson.outcome = 'taught'`
  const rows = await queryRows(
    db,
    row,
    sql`select to_char(lesson.starts_at at time zone ${sqlSchoolZone}, 'YYYY-MM') as month,
        (count(*) filter (where ${isTaught}))::int as taught,
        coalesce(extract(epoch from sum(lesson.ends_at - lesson.starts_at) filter (where ${isTaught})) / 60, 0)::int as minutes,
        (count(*) filter (where lesson.outcome = 'learner_absent'))::int as "learnerAbsent",
        (count(*) filter (where lesson.outcome = 'coach_absent'))::int as "coachAbsent"
      from coaches as own join lessons as lesson on lesson.coach_id = own.id
      where own.user_id = ${userId} and lesson.starts_at >= ${schoolMoment(range.from)} and lesson.starts_at <= ${now}
      group by 1`,
  )
  return monthsIn(range).map((month) => {
    const { minutes = 0, ...counts } = rows.find((found) => found.month === month) ?? {}
    return { month, taught: 0, learnerAbsent: 0, coachAbsent: 0, ...counts, hours: hoursOf(minutes) }
  })
}
