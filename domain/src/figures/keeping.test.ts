import { expect, test } from 'vitest'
import { goodForJobMs, goodForMs, goodForReloadMs, isAskNoted, isKeptReady, oldestMs } from './keeping.ts'

const minute = 60_000

test('what is quickly counted is counted anew before anybody could notice', () => {
  expect(goodForMs(5)).toBe(100)
  expect(goodForMs(100)).toBe(2000)
})

test('what takes a second or more is kept for five minutes, and the job is there long before', () => {
  expect(goodForMs(999)).toBeLessThan(20_000)
  expect(goodForMs(1000)).toBe(oldestMs)
  expect(oldestMs).toBe(5 * minute)
  expect(goodForJobMs() + 2 * minute).toBeLessThan(oldestMs)
})

test('who asks for newer ones gets them, once in five seconds', () => {
  expect(goodForReloadMs(5)).toBe(100)
  expect(goodForReloadMs(4000)).toBe(5000)
})

test('the job leaves alone what is quick and what nobody has asked for in half an hour', () => {
  expect(isKeptReady({ tookMs: 1000, unaskedMs: 30 * minute - 1 })).toBe(true)
  expect(isKeptReady({ tookMs: 999, unaskedMs: 0 })).toBe(false)
  expect(isKeptReady({ tookMs: 1000, unaskedMs: 30 * minute })).toBe(false)
})

test('asking is noted often enough for that', () => {
  expect(isAskNoted(10 * minute - 1)).toBe(true)
  expect(isAskNoted(10 * minute)).toBe(false)
})
