import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const minute = 60_000

it('uses units that fit the span, and never shows zero', () => {
  expect(timeLeft((29 * 24 + 23) * 60 * minute)).toMatchObject({ unit: 'wholeDays', days: 30, hours: 0 })
  expect(timeLeft(72 * 60 * minute)).toMatchObject({ unit: 'wholeDays', days: 3 })
  expect(timeLeft(71 * 60 * minute)).toMatchObject({ unit: 'days', days: 2, hours: 23 })
  expect(timeLeft(43 * 60 * minute)).toMatchObject({ unit: 'days', days: 1, hours: 19 })
  expect(timeLeft(24 * 60 * minute)).toMatchObject({ unit: 'days', days: 1, hours: 0 })
  expect(timeLeft(125 * minute)).toMatchObject({ unit: 'hours', hours: 2, minutes: 5 })
  expect(timeLeft(60 * minute)).toMatchObject({ unit: 'hours', hours: 1, minutes: 0 })
  expect(timeLeft(59 * minute + 1)).toMatchObject({ unit: 'hours', hours: 1, minutes: 0 })
  expect(timeLeft(minute + 1)).toMatchObject({ unit: 'minutes', minutes: 2 })
  expect(timeLeft(minute)).toMatchObject({ unit: 'seconds', seconds: 60 })
  expect(timeLeft(1)).toMatchObject({ unit: 'seconds', seconds: 1 })
})
