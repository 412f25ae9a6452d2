import { describe, expect, it } from 'vitest'
import { isTimeZone } from './time-zone.ts'
import { cityOf, zonedDeadline, zonedTime } from './zoned-time.ts'

describe('a time outside a screen', () => {
  it('names the zone of the school', () => {
    expect(zonedTime('2026-10-24T16:00:00Z', { language: 'en' })).toMatch(
      /^Saturday,? 24 October at 19:00 \(Istanbul time\)$/,
    )
    expect(zonedTime('2026-10-24T16:00:00Z', { language: 'tr', timeZone: 'Europe/Istanbul' })).toBe(
      '24 Ekim Cumartesi 19:00 (İstanbul saati)',
    )
  })

  it('adds the own time of a reader in Berlin, before and after the clocks change', () => {
    const berlin = { language: 'en', timeZone: 'Europe/Berlin' } as const
    expect(zonedTime('2026-10-24T16:00:00Z', berlin)).toContain('19:00 (Istanbul time; 18:00 Berlin time)')
    expect(zonedTime('2026-10-26T16:00:00Z', berlin)).toContain('19:00 (Istanbul time; 17:00 Berlin time)')
    expect(zonedTime('2026-10-26T16:00:00Z', { ...berlin, language: 'tr' })).toBe(
      '26 Ekim Pazartesi 19:00 (İstanbul saati; Berlin saatiyle 17:00)',
    )
  })

  it('names the day too when it is another one there', () => {
    expect(
      zonedTime('2026-10-24T21:30:00Z', { language: 'en', timeZone: 'Europe/London' }, { withYear: true }),
    ).toMatch(/^25 October 2026 at 00:30 \(Istanbul time; 24 October 2026 at 22:30 London time\)$/)
  })

  it('leaves out a zone that does not exist', () => {
    expect(zonedTime('2026-10-24T16:00:00Z', { language: 'tr', timeZone: 'Mars/Base' })).toBe(
      '24 Ekim Cumartesi 19:00 (İstanbul saati)',
    )
  })
})

it('knows time zones and their cities', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false])
  expect(cityOf('America/New_York', 'tr')).toBe('New York')
  expect(cityOf('Europe/Athens', 'tr')).toBe('Atina')
  expect(cityOf('Europe/Athens', 'en')).toBe('Athens')
})

it('a deadline at midnight is the last minute of the day before, and others stay', () => {
  const inTurkish = { language: 'tr' } as const
  expect(zonedDeadline('2026-11-21T21:00:00Z', inTurkish)).toBe('21 Kasım Cumartesi 23:59 (İstanbul saati)')
  expect(zonedDeadline('2026-11-21T18:00:00Z', inTurkish)).toBe('21 Kasım Cumartesi 21:00 (İstanbul saati)')
})
