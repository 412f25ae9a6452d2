import type { AvailabilityFields, CoachAvailability } from '@sohbet/contract/lessons/availability'
import { addDays, daysOfWeek, type Day, type DayOfWeek } from '@sohbet/domain/calendar'
import type { Hours } from '@sohbet/domain/lesson/availability'
import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'

export type HoursDraft = AvailabilityFields
type Week = HoursDraft['week']
type SingleDays = HoursDraft['days']

export const quarter = 15
export const endOfDay = 24 * 60
/** Of one day, see the contract. */
const mostSpans = 8

/** A coach who opens this screen for the first time wants to give private lessons. */
export const toDraft = ({ revision, ...saved }: CoachAvailability): HoursDraft =>
  revision === 0 ? { ...saved, kinds: ['private'] } : saved

export const firstSpan: Hours = { from: 9 * 60, until: 11 * 60 }

/** Two hours: in the morning, or an hour after the last ones. Undefined when the day has no room for an hour. */
export function nextSpan(hours: readonly Hours[]): Hours | undefined {
  if (hours.length >= mostSpans) return undefined
  if (hours.length === 0) return firstSpan
  const from = Math.max(...hours.map(({ until }) => until)) + 60
  return from + 60 > endOfDay ? undefined : { from, until: Math.min(from + 120, endOfDay) }
}

/** Another beginning keeps the length where the end would lie before it. */
export function withFrom({ from, until }: Hours, next: number): Hours {
  return { from: next, until: until > next ? until : Math.min(next + until - from, endOfDay) }
}

/** In order, with hours that overlap or touch joined to one. */
export function tidy(hours: readonly Hours[]): Hours[] {
  const joined: Hours[] = []
  for (const { from, until } of hours.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else joined.push({ from, until })
  }
  return joined
}

const weekOf = (hoursOf: (day: DayOfWeek) => readonly Hours[]): Week => ({
  monday: hoursOf('monday'),
  tuesday: hoursOf('tuesday'),
  wednesday: hoursOf('wednesday'),
  thursday: hoursOf('thursday'),
  friday: hoursOf('friday'),
  saturday: hoursOf('saturday'),
  sunday: hoursOf('sunday'),
})

export const tidyDraft = (draft: HoursDraft): HoursDraft => ({
  ...draft,
  week: weekOf((day) => tidy(draft.week[day])),
  days: Object.fromEntries(Object.entries(draft.days).map(([day, hours]) => [day, tidy(hours)])),
})

/** The week in which `targets` have the hours of `source`. */
export const copyDay = (week: Week, source: DayOfWeek, targets: readonly DayOfWeek[]): Week =>
  weekOf((day) => week[targets.includes(day) ? source : day])

/** Days off for the rest of the week that begins with this Monday. */
export function pauseWeek(days: SingleDays, monday: Day, today: Day): SingleDays {
  const off = daysOfWeek.map((_, place) => addDays(monday, place)).filter((day) => day >= today)
  return { ...days, ...Object.fromEntries(off.map((day) => [day, []])) }
}

/** A single day with other hours, or days off that follow each other. */
export type DayGroup = { from: Day; to: Day; days: Day[]; hours: readonly Hours[] }

export function groupDays(days: SingleDays): DayGroup[] {
  const groups: DayGroup[] = []
  for (const [day, hours] of Object.entries(days).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const last = groups.at(-1)
    const goesOn = last && last.hours.length === 0 && hours.length === 0 && addDays(last.to, 1) === day
    if (goesOn) {
      last.to = day
      last.days.push(day)
    } else groups.push({ from: day, to: day, days: [day], hours })
  }
  return groups
}

/** 1 January 2024 was a Monday. */
export const weekdayName = (day: DayOfWeek, language: Language): string =>
  dateWriter(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + daysOfWeek.indexOf(day))),
  )

const named = (day: Day, language: Language, month: 'long' | 'short'): string =>
  dateWriter(language, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** Such as Wed, 25 November. */
export const dayName = (day: Day, language: Language): string => named(day, language, 'long')

/** Such as Wed, 25 Nov. */
export const shortDayName = (day: Day, language: Language): string => named(day, language, 'short')
