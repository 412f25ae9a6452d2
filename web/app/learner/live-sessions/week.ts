import { addDays, dayOfWeek, daysOfWeek, isDay, schoolDay, type Day } from '@sohbet/domain/calendar'
import { locales, type Language } from '@sohbet/domain/language'

const mondayOf = (day: Day): Day => addDays(day, -daysOfWeek.indexOf(dayOfWeek(day)))

/** The week of the URL by any of its days; by default today's, on the school's clock. */
export const weekAsked = (asked: string | null, now: Date): Day =>
  mondayOf(asked && isDay(asked) ? asked : schoolDay(now))

type Dated = { startsAt: string }

/** Seven days from a Monday on, each with its sessions and lessons on the school's clock. */
export const daysOfWeekFrom = <Event extends Dated>(monday: Day, events: readonly Event[]) =>
  daysOfWeek.map((_, place) => {
    const day = addDays(monday, place)
    return { day, events: events.filter(({ startsAt }) => schoolDay(new Date(startsAt)) === day) }
  })

/** A day of a week in a few letters: 'Tue 17 Nov'. */
export const dayName = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
