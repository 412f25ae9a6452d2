import type { Day } from './calendar.ts'
import { isoWriter } from './writers.ts'

/** The calendar day of a moment in a time zone. */
export const dayIn = (zone: string, moment: Date): Day =>
  isoWriter({ timeZone: zone, dateStyle: 'short' }).format(moment)

/** The wall-clock time of a zone, encoded as if it were UTC. */
export const wallIn = (zone: string, moment: Date): number =>
  Date.parse(
    `${isoWriter({ timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(moment).replace(' ', 'T')}Z`,
  )

/** The moment at which a day begins in a time zone. */
export function startOfDayIn(zone: string, day: Day): Date {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (utc: number) => wallIn(zone, new Date(utc)) - utc
  // The UTC offset may change between the guess and the result, so the second guess uses the right one
  return new Date(wall - offsetAt(wall - offsetAt(wall)))
}
