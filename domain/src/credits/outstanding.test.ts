import { expect, test } from 'vitest'
import { ageBandOf, outstandingOf, sumOfLots, type OpenLots } from './outstanding.ts'

const now = new Date('2026-11-18T09:00:00Z')
const lot = (change: Partial<OpenLots> = {}): OpenLots => ({
  source: 'plan',
  lots: 1,
  credits: 5,
  extraGroups: 2,
  givenOn: '2026-11-01',
  expiresOn: '2027-05-31',
  ...change,
})

test.each([
  ['2026-10-19', 'upTo30'],
  ['2026-10-18', 'upTo90'],
  ['2026-08-20', 'upTo90'],
  ['2026-08-19', 'upTo180'],
  ['2026-05-22', 'upTo180'],
  ['2026-05-21', 'older'],
])('credits of %s are in the band %s', (givenOn, band) => {
  expect(ageBandOf(givenOn, '2026-11-18')).toBe(band)
})

test('sums lots of one source, age and month, and keeps the others apart', () => {
  const cells = outstandingOf(
    [
      lot({ givenOn: '2026-04-01' }),
      lot(),
      lot({ givenOn: '2026-11-02', expiresOn: '2027-05-01', lots: 2, credits: 3, extraGroups: 0 }),
      lot({ source: 'pack' }),
      lot({ expiresOn: '2027-06-01' }),
    ],
    now,
  )
  expect(cells).toEqual([
    { source: 'plan', age: 'upTo30', expiresIn: '2027-05', lots: 3, credits: 8, extraGroups: 2 },
    { source: 'plan', age: 'upTo30', expiresIn: '2027-06', lots: 1, credits: 5, extraGroups: 2 },
    { source: 'pack', age: 'upTo30', expiresIn: '2027-05', lots: 1, credits: 5, extraGroups: 2 },
    { source: 'plan', age: 'older', expiresIn: '2027-05', lots: 1, credits: 5, extraGroups: 2 },
  ])
  expect(sumOfLots(cells)).toEqual({ lots: 6, credits: 23, extraGroups: 8 })
})

test('leaves out what has expired and what is used up; the last day still counts', () => {
  expect(outstandingOf([lot({ expiresOn: '2026-11-17' }), lot({ credits: 0, extraGroups: 0 })], now)).toEqual(
    [],
  )
  expect(outstandingOf([lot({ expiresOn: '2026-11-18' })], now)).toHaveLength(1)
})
