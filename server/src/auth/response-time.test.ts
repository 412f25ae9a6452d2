import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLeast, refuseAfter } from './response-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** The delay of the reply in milliseconds, and whether it is a refusal. */
async function answerOf(pace: typeof atLeast, { took, fails }: { took: number; fails: boolean }) {
  const work = async () => {
    await pause(took)
    if (fails) throw new Error('refused')
  }
  const answered = pace({ pause }, 100, work).then(
    () => ({ isRefused: false, after: performance.now() }),
    () => ({ isRefused: true, after: performance.now() }),
  )
  const begun = performance.now()
  await vi.advanceTimersByTimeAsync(1000)
  const { isRefused, after } = await answered
  return { isRefused, after: after - begun }
}

test.each([
  [1, 100],
  [99, 100],
  [101, 200],
  [180, 200],
  [250, 300],
])('work of %i ms is answered after %i ms, whether it succeeds or fails', async (took, after) => {
  expect(await answerOf(atLeast, { took, fails: false })).toEqual({ isRefused: false, after })
  expect(await answerOf(atLeast, { took, fails: true })).toEqual({ isRefused: true, after })
  expect(await answerOf(refuseAfter, { took, fails: true })).toEqual({ isRefused: true, after })
})

test('a successful reply is not delayed', async () => {
  expect(await answerOf(refuseAfter, { took: 30, fails: false })).toEqual({ isRefused: false, after: 30 })
})
