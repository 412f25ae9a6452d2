import type { CoachWeek, WeekLesson } from '@sohbet/contract/live-sessions/coach-week'
import { schoolDay } from '@sohbet/domain/calendar'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { readLessonsOfWeek } from '../lessons/coach-lessons.reads.ts'
import {
  coachesOfUser,
  liveSessionsBetween,
  mayTeach,
  teaches,
} from '../live-sessions/live-sessions-between.ts'
import { holidayRows, holidaysOfSchool } from '../live-sessions/plan.reads.ts'
import { taughtColumns, taughtRow, toWeekSessions } from './taught-sessions.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>
type Span = { from: Date; to: Date }

const away = z.object({ startsAt: z.coerce.date(), endsAt: z.coerce.date() })
const row = taughtRow.extend({
  holidays: holidayRows,
  ownDaysOff: z.array(z.string()),
  aways: z.array(away),
})

/**
 * One statement: the sessions of the span, the modules of their course types, holidays, days off, and times away.
 */
function weekOf(userId: string, { from, to }: Span): SQL {
  const [first, last] = [sqlMoment(from), sqlMoment(to)]
  const ids = coachesOfUser(userId)
  const own = liveSessionsBetween({ from: first, to: last }, mayTeach(ids), { withCancelled: true })
  return sql`
    with found as materialized (
      select * from (${own}) as session where session.starts_at >= ${first} and ${teaches(ids)})
    select ${taughtColumns(userId)}, ${holidaysOfSchool} as holidays,
      (select coalesce(json_agg(off.day), '[]') from coach_days as off join coaches as own on own.id = off.coach_id
        where own.user_id = ${userId} and off.hours = '[]'
          and off.day between ${schoolDay(from)} and ${schoolDay(to)}) as "ownDaysOff",
      (select coalesce(json_agg(json_build_object('startsAt', away.starts_at, 'endsAt', away.ends_at)
          order by away.starts_at), '[]')
        from coach_aways as away join coaches as own on own.id = away.coach_id
        where own.user_id = ${userId} and away.ends_at > away.starts_at
          and away.ends_at > ${first} and away.starts_at < ${last}) as aways`
}

/** The sessions and lessons of a coach that start in a span, and the days off in it. */
export async function readCoachWeek(ctx: Reader, span: Span): Promise<CoachWeek> {
  const [[found], lessons] = await Promise.all([
    queryRows(ctx.db, row, weekOf(ctx.actor.userId, span)),
    readLessonsOfWeek(ctx, span),
  ])
  if (!found) throw new Error('a week has no row')
  const isInSpan = ({ day }: { day: string }) => day >= schoolDay(span.from) && day <= schoolDay(span.to)
  const holidays = found.holidays.filter(isInSpan).map(({ day, name }) => ({ day, holiday: name }))
  const isHoliday = new Set(holidays.map(({ day }) => day))
  return {
    sessions: toWeekSessions(found, ctx.now),
    lessons: lessons.map(toWeekLesson),
    daysOff: [
      ...holidays,
      ...found.ownDaysOff.filter((day) => !isHoliday.has(day)).map((day) => ({ day, holiday: null })),
    ],
    aways: found.aways.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
}

const toWeekLesson = ({
  pupils,
  ...lesson
}: Awaited<ReturnType<typeof readLessonsOfWeek>>[number]): WeekLesson => ({
  id: lesson.id,
  kind: lesson.kind,
  startsAt: lesson.startsAt,
  endsAt: lesson.endsAt,
  opensAt: lesson.opensAt,
  state: lesson.state,
  topic: lesson.topic,
  levels: lesson.levels,
  seats: lesson.seats,
  asked: lesson.asked,
  isUncovered: lesson.isUncovered,
  // The page of the learner is closed to the coach of a cancelled lesson
  learners: pupils.map(({ userId, name, level }) => ({
    userId: lesson.state === 'cancelled' ? null : userId,
    name,
    level,
  })),
})
