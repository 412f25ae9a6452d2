import { addDays, dayOfWeek, schoolDay, schoolMoment, type Day, type DayOfWeek } from '../calendar.ts'

/** No 0, 1, I or O, which look alike on paper. */
export const referenceSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The reference of a transfer, such as SB-7K2M9P, from six random places in `referenceSigns`. */
export const transferReference = (places: readonly number[]): string =>
  `SB-${places.map((place) => referenceSigns[place] ?? '').join('')}`

/** As it is stored, however an admin types it: sb 7k2m9p finds SB-7K2M9P. */
export const writtenReference = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^(?:SB)?/, 'SB-')

/** Working days after the day of the order for which a seat waits for a bank transfer. */
const transferDays = 3

const weekend: ReadonlySet<DayOfWeek> = new Set(['saturday', 'sunday'])

/** When the hold of a seat that is paid by transfer ends: with the third working day, at the latest at the start. */
export function transferUntil(startDate: Day, now: Date): Date {
  let day = schoolDay(now)
  for (let left = transferDays; left > 0;) {
    day = addDays(day, 1)
    if (!weekend.has(dayOfWeek(day))) left -= 1
  }
  const end = schoolMoment(addDays(day, 1))
  const start = schoolMoment(startDate)
  return start < end ? start : end
}
