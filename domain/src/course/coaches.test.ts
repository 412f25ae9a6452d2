import { expect, test } from 'vitest'
import { hasOtherCoaches } from './coaches.ts'

const dates = { startDate: '2026-04-06', endDate: '2026-06-14' }
const now = new Date('2026-05-01T09:00:00Z')
const [alone, both] = [
  { primaryCoachId: 'ada', secondaryCoachId: null },
  { primaryCoachId: 'ada', secondaryCoachId: 'can' },
]

test('a coach who leaves or joins is a change', () => {
  expect(hasOtherCoaches(alone, { ...dates, ...both }, now)).toBe(true)
  expect(hasOtherCoaches(both, { ...dates, ...alone }, now)).toBe(true)
  expect(hasOtherCoaches(alone, { ...dates, primaryCoachId: 'can' }, now)).toBe(true)
})

test('two coaches who swap places are a change', () => {
  const swapped = { ...dates, primaryCoachId: 'can', secondaryCoachId: 'ada' }
  expect(hasOtherCoaches(both, swapped, now)).toBe(true)
})

test('the same coaches are no change, and neither are other coaches of a course that is over', () => {
  expect(hasOtherCoaches(alone, { ...dates, primaryCoachId: 'ada' }, now)).toBe(false)
  expect(hasOtherCoaches(both, { ...dates, ...alone }, new Date('2026-07-01T09:00:00Z'))).toBe(false)
})
