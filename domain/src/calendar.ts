import { brand } from './brand.ts'

/** The school's clock: days and sessions follow it, wherever the learner or the server stands. */
export const schoolZone = brand.timeZone

/** A calendar day, as 2026-03-02. Days in this form compare and sort as text. */
export type Day = string

const dayMs = 86_400_000
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: schoolZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * What the clock on the school's wall shows, counted as if it were UTC. To read it off is slow and everything dated asks
 * for it, so how far it is from UTC is kept: clocks are changed at quarters of an hour only.
 */
function wallTime(moment: Date): number {
  const second = Math.floor(moment.getTime() / 1000) * 1000
  const quarter = Math.floor(second / quarterMs)
  if (quarter !== lastRead.quarter) lastRead = { quarter, offset: readWall(moment) - second }
  return second + lastRead.offset
}
const quarterMs = 15 * 60_000
let lastRead = { quarter: Number.NaN, offset: Number.NaN }

function readWall(moment: Date): number {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const asDay = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** Asked for many times a call and changed once a day, so it is kept as text. */
export function schoolDay(now: Date): Day {
  const number = Math.floor(wallTime(now) / dayMs)
  if (number !== lastDay.number) lastDay = { number, day: asDay(number * dayMs) }
  return lastDay.day
}
let lastDay = { number: Number.NaN, day: '' }

/** Minutes after midnight, as the school's clock shows them. */
export const schoolMinute = (now: Date): number => Math.floor((wallTime(now) % dayMs) / 60_000)

/** As the school's clock and calendar show a moment: 2026-03-02 12:40. */
export const schoolTime = (moment: Date): string =>
  new Date(wallTime(moment)).toISOString().slice(0, 16).replace('T', ' ')

/** 2026-02-30 has the form of a day and is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asUtc(text)) && asDay(asUtc(text)) === text

export const addDays = (day: Day, days: number): Day => asDay(asUtc(day) + days * dayMs)

/** How many days `to` comes after `from`. */
export const daysFrom = (from: Day, to: Day): number => Math.round((asUtc(to) - asUtc(from)) / dayMs)

/** The moment when the school's clock shows this time on this day. */
export function schoolMoment(day: Day, minuteOfDay = 0): Date {
  const wanted = asUtc(day) + minuteOfDay * 60_000
  // The zone's offset may differ before and after a change of the clock: the second guess has the right one
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess))
}

const offsetAt = (utc: number) => wallTime(new Date(utc)) - Math.floor(utc / 1000) * 1000

export const daysOfWeek = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type DayOfWeek = (typeof daysOfWeek)[number]

export function dayOfWeek(day: Day): DayOfWeek {
  // 1970-01-01 was a Thursday
  const index = (((asUtc(day) / dayMs + 3) % 7) + 7) % 7
  return daysOfWeek[index] ?? 'monday'
}
