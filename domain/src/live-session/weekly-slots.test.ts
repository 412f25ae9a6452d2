import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfWeek, schoolDay, schoolMinute } from '../calendar.ts'
import { weeklySlots } from './weekly-slots.ts'

test('a span within a day is one slot on the school’s clock', () => {
  expect(weeklySlots(new Date('2026-03-02T09:00:00Z'), new Date('2026-03-02T09:12:30Z'))).toEqual([
    { dayOfWeek: 'monday', fromMinute: 720, toMinute: 732 },
  ])
})

test('a span over midnight is two slots', () => {
  expect(weeklySlots(new Date('2026-03-01T20:50:00Z'), new Date('2026-03-01T21:02:00Z'))).toEqual([
    { dayOfWeek: 'sunday', fromMinute: 1430, toMinute: 1439 },
    { dayOfWeek: 'monday', fromMinute: 0, toMinute: 2 },
  ])
})

test('every moment of the span lies in exactly one slot, and no other moment does', () => {
  const hours = fc.integer({ min: 0, max: 60 * 24 })
  fc.assert(
    fc.property(hours, hours, fc.integer({ min: 0, max: 6 * 24 * 60 }), (start, length, at) => {
      const minute = (count: number) => new Date(Date.UTC(2026, 2, 2) + count * 60_000)
      const [from, to, moment] = [minute(start), minute(start + length), minute(at)]
      const isIn = weeklySlots(from, to).some(
        (slot) =>
          slot.dayOfWeek === dayOfWeek(schoolDay(moment)) &&
          slot.fromMinute <= schoolMinute(moment) &&
          schoolMinute(moment) <= slot.toMinute,
      )
      expect(isIn).toBe(from <= moment && moment <= to)
    }),
  )
})
