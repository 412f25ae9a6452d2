import { expect, test } from 'vitest'
import { mayReplace } from './replacement.ts'

const left = { courses: ['a', 'b'], sessions: ['s'], lessons: ['l'] }

test('everything that a coach leaves needs a successor', () => {
  expect(mayReplace(left, left)).toEqual({ allowed: true })
  expect(mayReplace(left, { courses: ['b'], sessions: ['s'], lessons: [] })).toEqual({
    allowed: false,
    because: 'SUCCESSORS_MISSING',
    missing: ['a', 'l'],
  })
})

test('refuses a successor for a thing that the coach no longer has, or a second one', () => {
  for (const lessons of [
    ['l', 'gone'],
    ['l', 'l'],
  ])
    expect(mayReplace(left, { ...left, lessons })).toMatchObject({ because: 'STATE_CHANGED' })
})
