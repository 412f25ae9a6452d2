import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffled } from './shuffled.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('shuffling keeps every item once and does not change its input', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.infiniteStream(random), (items, numbers) => {
      const before = [...items]
      const after = shuffled(items, () => numbers.next().value ?? 0)
      expect(after.toSorted()).toEqual(before.toSorted())
      expect(items).toEqual(before)
    }),
  )
})

test('every order of four items is equally frequent', () => {
  const steps = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1].map((c) => [a / 4, b / 3, c / 2, 0])),
  )
  const orders = steps.map((numbers) => {
    const left = [...numbers]
    return shuffled(['A', 'B', 'C', 'D'], () => left.shift() ?? 0).join('')
  })
  expect(new Set(orders).size).toBe(24)
})
