import { dayMs, minuteMs } from './moment.ts'
import { dateWriter } from './writers.ts'

/** The school's time zone. Days and live sessions follow it, wherever the learner or the server is. */
export const schoolZone = 'Europe/Istanbul'

/** A calendar day such as 2026-03-02. Days compare and sort as text. */
export type Day = string

const wallClock = {
  timeZone: schoolZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** The school's wall-clock time, encoded as if it were UTC. */
function wallTime(moment: Date): number {
  const second = Math.floor(moment.getTime() / 1000) * 1000
  return second + offsetAt(second)
}

/** The school's offset from UTC. Intl is slow, so each quarter of an hour is read once: clocks change only then. */
function offsetAt(utc: number): number {
  const quarter = Math.floor(utc / quarterMs)
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  const offset = readWall(new Date(quarter * quarterMs)) - quarter * quarterMs
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(quarter, offset)
  return offset
}
const quarterMs = 15 * minuteMs
const mostOffsets = 10_000
const offsets = new Map<number, number>()

function readWall(moment: Date): number {
  const parts = new Map(
    dateWriter('en', wallClock)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const asDay = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** The school's calendar day at this moment. Cached as text because most calls ask for the same day many times. */
export function schoolDay(now: Date): Day {
  const number = Math.floor(wallTime(now) / dayMs)
  if (number !== lastDay.number) lastDay = { number, day: asDay(number * dayMs) }
  return lastDay.day
}
let lastDay = { number: Number.NaN, day: '' }

/** Minutes after midnight on the school's clock. */
export const schoolMinute = (now: Date): number => Math.floor((wallTime(now) % dayMs) / minuteMs)

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Minutes after midnight as text: 570 is 09:30, the end of a day is 24:00. */
export const clockOf = (minuteOfDay: number): string =>
  `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`

/** A moment on the school's clock, such as 2026-03-02 12:40. */
export const schoolTime = (moment: Date): string =>
  new Date(wallTime(moment)).toISOString().slice(0, 16).replace('T', ' ')

/** Rejects impossible days such as 2026-02-30. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asUtc(text)) && asDay(asUtc(text)) === text

export const addDays = (day: Day, days: number): Day => asDay(asUtc(day) + days * dayMs)

/** The same day of a later month, or the last day of a month that lacks it. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return asDay(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
}

/** Days from `from` to `to`. */
export const daysFrom = (from: Day, to: Day): number => Math.round((asUtc(to) - asUtc(from)) / dayMs)

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -daysOfWeek.indexOf(dayOfWeek(day)))

/** The moment at which the school's clock shows this time on this day. */
export const schoolMoment = (day: Day, minuteOfDay = 0): Date => momentOf(asUtc(day) + minuteOfDay * minuteMs)

/** `schoolMoment` for many times of one day, in milliseconds. A day of 24 hours has no change of the clocks. */
export function momentsOf(day: Day): (minuteOfDay: number) => number {
  const midnight = schoolMoment(day).getTime()
  const isWhole = schoolMoment(day, 24 * 60).getTime() - midnight === dayMs
  return (minuteOfDay) =>
    isWhole ? midnight + minuteOfDay * minuteMs : schoolMoment(day, minuteOfDay).getTime()
}

function momentOf(wall: number): Date {
  // The UTC offset may change between the guess and the result, so the second guess uses the right one
  const guess = wall - offsetAt(wall)
  return new Date(wall - offsetAt(guess))
}

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

/** The weekly days from `from` to `to`, each with the moment at which the school's clock shows this time. */
export function weeklyMoments(
  { from, to }: { from: Day; to: Day },
  { weekday, minuteOfDay }: { weekday: DayOfWeek; minuteOfDay: number },
): { day: Day; moment: Date }[] {
  const gap = (daysOfWeek.indexOf(weekday) - daysOfWeek.indexOf(dayOfWeek(from)) + 7) % 7
  const last = asUtc(to)
  const found: { day: Day; moment: Date }[] = []
  for (let utc = asUtc(from) + gap * dayMs; utc <= last; utc += 7 * dayMs)
    found.push({ day: asDay(utc), moment: momentOf(utc + minuteOfDay * minuteMs) })
  return found
}
