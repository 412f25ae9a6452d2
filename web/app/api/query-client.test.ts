import { expect, it } from 'vitest'
import { ApiError, badReplyCode } from './api-error.ts'
import { isWorthRetrying } from './query-client.ts'

const failure = (status: number) => new ApiError({ status, code: 'X', message: '' })

it('retries a limited number of times when the server is unreachable, and never after a refusal', () => {
  expect(isWorthRetrying(0, failure(503))).toBe(true)
  expect(isWorthRetrying(0, failure(0))).toBe(true)
  expect(isWorthRetrying(1, failure(503))).toBe(false)
  expect(isWorthRetrying(0, failure(404))).toBe(false)
  expect(isWorthRetrying(0, new ApiError({ status: 200, code: badReplyCode, message: '' }))).toBe(false)
})
