import type { CoachWeek } from '@sohbet/contract/live-sessions/coach-week'
import { addDays, type Day } from '@sohbet/domain/calendar'
import { startOfDayIn } from '@sohbet/domain/zoned-day'

const minuteMs = 60_000

/** The parts of a day for which the coach is away, on the clock of a zone. */
export function awayOn(aways: CoachWeek['aways'], { day, zone }: { day: Day; zone: string }) {
  const first = startOfDayIn(zone, day).toISOString()
  const last = startOfDayIn(zone, addDays(day, 1)).toISOString()
  // A form has no later minute than 23:59
  const almostLast = new Date(Date.parse(last) - minuteMs).toISOString()
  return aways
    .filter(({ startsAt, endsAt }) => endsAt > first && startsAt < last)
    .map(({ startsAt, endsAt }) => ({
      startsAt: startsAt > first ? startsAt : first,
      endsAt: endsAt < almostLast ? endsAt : last,
      isFromStart: startsAt <= first,
      isToEnd: endsAt >= almostLast,
    }))
}
