import { addDays, daysOfWeek, isDay, mondayOf, type Day } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'

/** The Monday of the week in the URL, which has any of its days; by default of today's week. */
export const weekAsked = (asked: string | null, today: Day): Day =>
  mondayOf(asked && isDay(asked) ? asked : today)

type Dated = { startsAt: string }

/** Seven days from a Monday on, each with its sessions and lessons. `dayAt` is the day of a moment on the clock of the page. */
export const daysOfWeekFrom = <Event extends Dated>(
  monday: Day,
  events: readonly Event[],
  dayAt: (moment: Date) => Day,
) =>
  daysOfWeek.map((_, place) => {
    const day = addDays(monday, place)
    return { day, events: events.filter(({ startsAt }) => dayAt(new Date(startsAt)) === day) }
  })

/** A day of a week in a few letters: 'Tue 17 Nov'. */
export const dayName = (day: Day, language: Language): string =>
  dateWriter(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
