import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError, badReplyCode } from './api-error.ts'
import { isWorthRetrying, queryClient } from './query-client.ts'

const failure = (status: number) => new ApiError({ status, code: 'X', message: '' })

it('retries a limited number of times when the server is unreachable, and never after a refusal', () => {
  expect(isWorthRetrying(0, failure(503))).toBe(true)
  expect(isWorthRetrying(0, failure(0))).toBe(true)
  expect(isWorthRetrying(1, failure(503))).toBe(false)
  expect(isWorthRetrying(0, failure(404))).toBe(false)
  expect(isWorthRetrying(0, new ApiError({ status: 200, code: badReplyCode, message: '' }))).toBe(false)
})

it('reloads a failed query when the connection is back', async () => {
  queryClient.mount()
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(0)).mockResolvedValue('sessions')
  const observer = new QueryObserver(queryClient, { queryKey: ['week'], queryFn: load, retry: false })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('sessions'))
  stop()
  queryClient.unmount()
  queryClient.clear()
})
