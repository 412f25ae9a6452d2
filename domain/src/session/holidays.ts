import type { Holiday } from './live-session.ts'

export const maxHolidays = 200

/** Public holidays in Turkey that come on the same day every year. */
const everyYear = [
  ['01-01', 'Yılbaşı'],
  ['04-23', 'Ulusal Egemenlik ve Çocuk Bayramı'],
  ['05-01', 'Emek ve Dayanışma Günü'],
  ['05-19', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı'],
  ['07-15', 'Demokrasi ve Millî Birlik Günü'],
  ['08-30', 'Zafer Bayramı'],
  ['10-29', 'Cumhuriyet Bayramı'],
] as const

/** Proposed to the school, which decides: the two feasts follow the moon, and their days are announced year by year. */
export const turkishHolidays = (year: number): Holiday[] =>
  everyYear.map(([day, name]) => ({ day: `${year}-${day}`, name }))
