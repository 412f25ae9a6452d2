import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { keepFigures } from './kept.ts'

let passed = 0
beforeEach(() => {
  passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
})
afterEach(() => vi.restoreAllMocks())

const now = new Date('2026-03-02T09:00:00Z')
/** Never asked anything: it is only what figures are kept by. */
const school = drizzle.mock()

/** Counts how often it counted; each time takes so long. */
function counting(takes: number) {
  let times = 0
  const read = keepFigures(async () => {
    passed += takes
    return (times += 1)
  })
  return (isFresh?: boolean) => read(school, { key: 'all', now, isFresh })
}

test('what is quickly counted is counted for every call', async () => {
  const read = counting(10)
  expect([await read(), await read(), await read()]).toEqual([1, 2, 3])
})

test('what takes its time is kept for twenty times as long', async () => {
  const read = counting(100)
  expect(await read()).toBe(1)
  passed += 1999
  expect(await read()).toBe(1)
  passed += 2
  expect(await read()).toBe(2)
})

test('never longer than a minute, and not for who asks for it afresh', async () => {
  const read = counting(10_000)
  await read()
  expect(await read(true)).toBe(2)
  passed += 60_001
  expect(await read()).toBe(3)
})

test('a failure is not kept', async () => {
  let isAway = false
  const read = keepFigures(async () => {
    passed += 100
    if (isAway) throw new Error('away')
    return 'counted'
  })
  const ask = () => read(school, { key: 'all', now })
  await ask()
  passed += 5000
  isAway = true
  await expect(ask()).rejects.toThrow('away')
  isAway = false
  expect(await ask()).toBe('counted')
})
