import { expect, test } from 'vitest'
import { changedCoaches } from './coaches.ts'

const dates = { startDate: '2026-04-06', endDate: '2026-06-14' }
const now = new Date('2026-05-01T09:00:00Z')

test('names the coaches who leave and who join', () => {
  const before = { primaryCoachId: 'ada', secondaryCoachId: null }
  expect(changedCoaches(before, { ...dates, primaryCoachId: 'can', secondaryCoachId: 'ada' }, now)).toEqual([
    'can',
  ])
  expect(changedCoaches(before, { ...dates, primaryCoachId: 'can', secondaryCoachId: null }, now)).toEqual([
    'ada',
    'can',
  ])
})

test('no coach is notified when the two swap places or when the course is over', () => {
  const before = { primaryCoachId: 'ada', secondaryCoachId: 'can' }
  const swapped = { ...dates, primaryCoachId: 'can', secondaryCoachId: 'ada' }
  expect(changedCoaches(before, swapped, now)).toEqual([])
  const left = { ...dates, primaryCoachId: 'ada', secondaryCoachId: null }
  expect(changedCoaches(before, left, new Date('2026-07-01T09:00:00Z'))).toEqual([])
})
