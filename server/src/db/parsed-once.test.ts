import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsedOnce } from './parsed-once.ts'

test('the same text is the same value, another text another, and few are kept', () => {
  const row = parsedOnce(z.object({ day: z.coerce.date() }), { keep: 2 })
  const [one, two, three] = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => JSON.stringify({ day }))
  const first = row.parse(one)
  expect(first).toEqual({ day: new Date('2026-03-02') })
  expect(row.parse(one)).toBe(first)
  expect(row.parse(two)).toEqual({ day: new Date('2026-03-03') })
  row.parse(three)
  expect(row.parse(one)).not.toBe(first)
})

test('what does not fit is refused every time', () => {
  const row = parsedOnce(z.object({ day: z.string() }), { keep: 2 })
  for (const _ of [1, 2]) expect(() => row.parse('{"day": 1}')).toThrow('expected string')
})
