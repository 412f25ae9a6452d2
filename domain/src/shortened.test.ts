import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a question is cut to 50 characters plus ellipsis', () => {
  expect(shortened('a'.repeat(50))).toBe('a'.repeat(50))
  expect(shortened('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`)
})

test('shortening does not cut a character in two', () => {
  expect(shortened(`${'a'.repeat(49)}🚌🚌`)).toBe(`${'a'.repeat(49)}🚌…`)
})
