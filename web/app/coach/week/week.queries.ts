import { getCoachWeek } from '@sohbet/contract/live-sessions/coach-week'
import { addDays, type Day } from '@sohbet/domain/calendar'
import { startOfDayIn } from '@sohbet/domain/zoned-day'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Seven days from a Monday on, on the clock of a zone. */
export const coachWeekQuery = (monday: Day, zone: string) =>
  queryOptions({
    // Changes of lessons reload it together with the list of lessons
    queryKey: ['coach-lessons', 'week', monday, zone],
    queryFn: ({ signal }) => {
      const from = startOfDayIn(zone, monday).toISOString()
      const to = startOfDayIn(zone, addDays(monday, 7)).toISOString()
      return call(getCoachWeek, { query: { from, to } }, { signal })
    },
    // A learner may book or cancel at any time
    staleTime: 0,
    refetchInterval: 5 * 60_000,
  })
