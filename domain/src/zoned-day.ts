import type { Day } from './calendar.ts'

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/** A formatter is slow to make, and a school has learners in few zones. */
function formatOf(zone: string, style: Style): Intl.DateTimeFormat {
  const key = `${zone} ${style.timeStyle ?? ''}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...style })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(key, made)
  return made
}
const mostFormats = 200
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in a time zone. */
export const dayIn = (zone: string, moment: Date): Day =>
  formatOf(zone, { dateStyle: 'short' }).format(moment)

/** The wall-clock time of a zone, encoded as if it were UTC. */
export const wallIn = (zone: string, moment: Date): number =>
  Date.parse(
    `${formatOf(zone, { dateStyle: 'short', timeStyle: 'medium' }).format(moment).replace(' ', 'T')}Z`,
  )

/** The moment at which a day begins in a time zone. */
export function startOfDayIn(zone: string, day: Day): Date {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (utc: number) => wallIn(zone, new Date(utc)) - utc
  // The UTC offset may change between the guess and the result, so the second guess uses the right one
  return new Date(wall - offsetAt(wall - offsetAt(wall)))
}
