import type { CoachWeek } from '@sohbet/contract/live-sessions/coach-week'
import { addDays, type Day } from '@sohbet/domain/calendar'
import { startOfDayIn } from '@sohbet/domain/zoned-day'

/** The parts of a day for which the coach is away, on the clock of a zone. */
export function awayOn(aways: CoachWeek['aways'], { day, zone }: { day: Day; zone: string }) {
  const first = startOfDayIn(zone, day).toISOString()
  const last = startOfDayIn(zone, addDays(day, 1)).toISOString()
  return aways
    .filter(({ startsAt, endsAt }) => endsAt > first && startsAt < last)
    .map(({ startsAt, endsAt }) => ({
      startsAt: startsAt > first ? startsAt : first,
      endsAt: endsAt < last ? endsAt : last,
      isWholeDay: startsAt <= first && endsAt >= last,
    }))
}
