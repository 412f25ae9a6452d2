import { addDays, mondayOf, type Day } from '../calendar.ts'
import { minutesByKind, workDays, type Work } from './work.ts'

/** Weeks of a learner's progress. */
const shownWeeks = 12

/** The Mondays of the last weeks, with this week last. */
export const lastWeeks = (today: Day): Day[] =>
  Array.from({ length: shownWeeks }, (_, place) => addDays(mondayOf(today), (place + 1 - shownWeeks) * 7))

/** Days with work and minutes, by week. */
export const workByWeek = (work: readonly Work[], mondays: readonly Day[]) =>
  mondays.map((monday) => {
    const own = work.filter(({ day }) => mondayOf(day) === monday)
    const minutes = minutesByKind(own)
    const total = Object.values(minutes).reduce((sum, one) => sum + one, 0)
    return { monday, days: workDays(own).size, minutes, total }
  })
