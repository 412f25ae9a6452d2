import { addDays, dayOfWeek, daysOfWeek, schoolMoment, type Day } from '../calendar.ts'
import type { Language } from '../language.ts'
import { clockTimes, inOrder, type ZoomTime } from './zoom-times.ts'
import { dayMs } from '../moment.ts'
import { dateWriter } from '../writers.ts'

const aMonday = Date.UTC(2026, 0, 5)

/** The weekly sessions on the school's clock: Monday 19:00, Wednesday 19:00; with their ends: Monday 19:00–20:00. */
export const weeklyTimes = (
  times: readonly ZoomTime[],
  { language, withEnds = false }: { language: Language; withEnds?: boolean },
): string =>
  inOrder(times)
    .map((time) => {
      const name = dateWriter(language, { weekday: 'long', timeZone: 'UTC' }).format(
        aMonday + daysOfWeek.indexOf(time.dayOfWeek) * dayMs,
      )
      const { from, to } = clockTimes(time)
      return `${name} ${from}${withEnds ? `–${to}` : ''}`
    })
    .join(', ')

/** The weekly sessions in few words, the days of one time together: Mon, Wed, Fri 20:00–21:00. */
export function shortWeeklyTimes(times: readonly ZoomTime[], language: Language): string {
  const day = dateWriter(language, { weekday: 'short', timeZone: 'UTC' })
  const days = new Map<string, string[]>()
  for (const time of inOrder(times)) {
    const { from, to } = clockTimes(time)
    const clock = `${from}–${to}`
    const name = day.format(aMonday + daysOfWeek.indexOf(time.dayOfWeek) * dayMs)
    days.set(clock, [...(days.get(clock) ?? []), name])
  }
  return [...days].map(([clock, names]) => `${names.join(', ')} ${clock}`).join(' · ')
}

/** The weekly sessions on the clock of another zone, in the week that begins on the day `from`. */
export function timesInZone(
  times: readonly ZoomTime[],
  { zone, from }: { zone: string; from: Day },
): ZoomTime[] {
  const clock = dateWriter('en', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const first = daysOfWeek.indexOf(dayOfWeek(from))
  return times.map((time) => {
    const wait = (daysOfWeek.indexOf(time.dayOfWeek) - first + 7) % 7
    const moment = schoolMoment(addDays(from, wait), time.hour * 60 + time.minute)
    const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
    const name = parts.get('weekday')?.toLowerCase()
    return {
      dayOfWeek: daysOfWeek.find((day) => day === name) ?? time.dayOfWeek,
      hour: Number(parts.get('hour')),
      minute: Number(parts.get('minute')),
      duration: time.duration,
    }
  })
}
