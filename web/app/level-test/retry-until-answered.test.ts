import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/call.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

afterEach(() => void vi.useRealTimers())

it('retries every two seconds at most, however long the connection is lost', async () => {
  vi.useFakeTimers()
  const left = new AbortController()
  const ask = vi.fn<() => Promise<string>>()
  ask.mockRejectedValue(new ApiError({ status: 0, code: 'NO_ANSWER', message: '' }))
  const answer = retryUntilAnswered(ask, { signal: left.signal, onLost: () => {} })
  for (let asked = 1; asked < 20; asked++) {
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(asked)
    await vi.advanceTimersByTimeAsync(2000)
  }
  ask.mockResolvedValue('here')
  await vi.advanceTimersByTimeAsync(2000)
  await expect(answer).resolves.toBe('here')
})
