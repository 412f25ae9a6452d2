import { addDays, type Day } from '../calendar.ts'
import type { Holiday } from './live-session.ts'

export const maxHolidays = 200

/** Public holidays in Turkey on the same day every year. */
const everyYear = [
  ['01-01', 'Yılbaşı'],
  ['04-23', 'Ulusal Egemenlik ve Çocuk Bayramı'],
  ['05-01', 'Emek ve Dayanışma Günü'],
  ['05-19', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'],
  ['07-15', 'Demokrasi ve Millî Birlik Günü'],
  ['08-30', 'Zafer Bayramı'],
  ['10-29', 'Cumhuriyet Bayramı'],
] as const

/**
 * First days of the two lunar feasts. They are calculated years ahead and announced each year, so the admin must
 * check them.
 */
const feasts: Readonly<Record<number, { ramazan: Day; kurban: Day }>> = {
  2026: { ramazan: '2026-03-20', kurban: '2026-05-27' },
  2027: { ramazan: '2027-03-09', kurban: '2027-05-16' },
  2028: { ramazan: '2028-02-26', kurban: '2028-05-05' },
  2029: { ramazan: '2029-02-14', kurban: '2029-04-24' },
  2030: { ramazan: '2030-02-04', kurban: '2030-04-13' },
}

/** Years with known feasts. */
export const feastYears: readonly number[] = Object.keys(feasts).map(Number)

/** `isToCheck`: the day is calculated and may be announced differently. */
type ProposedHoliday = Holiday & { isToCheck: boolean }

const feast = (first: Day, name: string, days: number): ProposedHoliday[] =>
  Array.from({ length: days }, (_, place) => ({
    day: addDays(first, place),
    name: `${name} (${place + 1}. gün)`,
    isToCheck: true,
  }))

/** Holidays proposed to the school for a year, sorted by day. The school decides. */
export function proposedHolidays(year: number): ProposedHoliday[] {
  const { ramazan, kurban } = feasts[year] ?? {}
  return [
    ...everyYear.map(([day, name]) => ({ day: `${year}-${day}`, name, isToCheck: false })),
    ...(ramazan ? feast(ramazan, 'Ramazan Bayramı', 3) : []),
    ...(kurban ? feast(kurban, 'Kurban Bayramı', 4) : []),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** Holidays that are the same every year. */
export const turkishHolidays = (year: number): Holiday[] =>
  everyYear.map(([day, name]) => ({ day: `${year}-${day}`, name }))
