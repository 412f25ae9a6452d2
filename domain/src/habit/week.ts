import { addDays, mondayOf, type Day } from '../calendar.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { minutesOf, workDays, type Work } from './work.ts'

/** A learner counts days with work, or minutes of work. */
export const goalUnits = ['days', 'minutes'] as const
export type Goal = { unit: (typeof goalUnits)[number]; target: number }

export const goalLimits = { days: { min: 1, max: 7 }, minutes: { min: 10, max: 1200 } } as const

/** A span in which nothing is expected; both days belong to it. */
export type Pause = { firstDay: Day; lastDay: Day }

/** Days of one pause, and pauses that have not ended. */
export const pauseLimits = { days: 180, ahead: 10 } as const

const overlaps = (one: Pause, other: Pause): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay

/** `pauses` are those of the learner that end on its first day or later, or have not ended. */
export function mayPause(
  pause: Pause,
  { pauses, today }: { pauses: readonly Pause[]; today: Day },
): Verdict<'PAUSE_OVER' | 'PAUSE_TOO_LONG' | 'PAUSE_OVERLAPS' | 'TOO_MANY_PAUSES'> {
  if (pause.lastDay < today) return { allowed: false, because: 'PAUSE_OVER' }
  if (pause.lastDay >= addDays(pause.firstDay, pauseLimits.days))
    return { allowed: false, because: 'PAUSE_TOO_LONG' }
  if (pauses.some((other) => overlaps(pause, other))) return { allowed: false, because: 'PAUSE_OVERLAPS' }
  const ahead = pauses.filter(({ lastDay }) => lastDay >= today)
  return ahead.length < pauseLimits.ahead ? allowed : { allowed: false, because: 'TOO_MANY_PAUSES' }
}

/** Monday to Sunday. */
export const daysOfWeekOf = (day: Day): Day[] => {
  const monday = mondayOf(day)
  return [0, 1, 2, 3, 4, 5, 6].map((place) => addDays(monday, place))
}

/** What a week asks for: less when days of it are paused; null without a goal, and in a week that is paused. */
export function targetOf(goal: Goal | null, pausedDays: number): number | null {
  if (goal === null || pausedDays >= 7) return null
  if (goal.unit === 'days') return Math.min(goal.target, 7 - pausedDays)
  return Math.round((goal.target * (7 - pausedDays)) / 7)
}

type Habit = { goal: Goal | null; pauses: readonly Pause[] }

/** The week of `today`, with the days on which the learner worked. */
export function weekOfLearner(work: readonly Work[], { goal, pauses }: Habit, today: Day) {
  const week = daysOfWeekOf(today)
  const isOfWeek = new Set(week)
  const own = work.filter(({ day }) => isOfWeek.has(day))
  const done = workDays(own)
  const days = week.map((day) => ({
    day,
    isDone: done.has(day),
    isPaused: pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  }))
  return {
    today,
    days,
    minutes: minutesOf(own),
    goal,
    target: targetOf(goal, days.filter(({ isPaused }) => isPaused).length),
  }
}
