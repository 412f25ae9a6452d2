import { expect, test } from 'vitest'
import { transferReference, transferUntil, writtenReference } from './transfer.ts'

test('a reference has six signs that cannot be confused', () => {
  expect(transferReference([0, 1, 8, 31, 12, 20])).toBe('SB-23AZEN')
})

test.each([
  // A Monday: until the end of Thursday
  ['2026-03-02T09:00:00Z', '2026-03-05T21:00:00.000Z'],
  // A Thursday: the weekend does not count
  ['2026-03-05T09:00:00Z', '2026-03-10T21:00:00.000Z'],
  // A Saturday: until the end of Wednesday
  ['2026-03-07T09:00:00Z', '2026-03-11T21:00:00.000Z'],
])('a seat ordered at %s waits for its transfer until %s', (now, until) => {
  expect(transferUntil('2026-04-06', new Date(now)).toISOString()).toBe(until)
})

test('a seat waits for its transfer at the latest until the course begins', () => {
  const until = transferUntil('2026-03-04', new Date('2026-03-02T09:00:00Z'))
  expect(until.toISOString()).toBe('2026-03-03T21:00:00.000Z')
})

test.each(['SB-7K2M9P', 'sb-7k2m9p', 'SB 7K2M9P', ' 7k2m9p '])('a reference is found by %s', (text) => {
  expect(writtenReference(text)).toBe('SB-7K2M9P')
})
