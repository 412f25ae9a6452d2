import { daysOfWeek } from '../calendar.ts'
import { locales, type Language } from '../language.ts'
import { inOrder, type ZoomTime } from './zoom-times.ts'

const aMonday = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

const two = (count: number) => String(count).padStart(2, '0')
const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

/** The weekly sessions on the school's clock: Monday 19:00, Wednesday 19:00; with their ends: Monday 19:00–20:00. */
export const weeklyTimes = (
  times: readonly ZoomTime[],
  { language, withEnds = false }: { language: Language; withEnds?: boolean },
): string =>
  inOrder(times)
    .map(({ dayOfWeek, hour, minute, duration }) => {
      const name = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
        aMonday + daysOfWeek.indexOf(dayOfWeek) * dayMs,
      )
      const start = hour * 60 + minute
      return `${name} ${clockOf(start)}${withEnds ? `–${clockOf(start + duration)}` : ''}`
    })
    .join(', ')
