import { expect, it } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const seen = { name: 'A1-A2', seats: 25, docs: [{ title: 'One' }], isActive: true, revision: 1 }

it('keeps typed values and takes the changes of other fields', () => {
  const typed = { ...seen, name: 'A1-A2 Evening' }
  const current = { ...seen, seats: 20, docs: [{ title: 'Two' }], revision: 2 }
  const { merged, changes } = mergeEdits({ seen, typed, current })
  expect(merged).toEqual({ ...current, name: 'A1-A2 Evening' })
  expect(changes.map(({ field, isTyped }) => [field, isTyped])).toEqual([
    ['seats', false],
    ['docs', false],
    ['revision', false],
  ])
})

it('keeps the typed value of a field that both changed, and reports it', () => {
  const typed = { ...seen, seats: 30 }
  const { merged, changes } = mergeEdits({ seen, typed, current: { ...seen, seats: 20 } })
  expect(merged.seats).toBe(30)
  expect(changes).toEqual([{ field: 'seats', before: 25, after: 20, typed: 30, isTyped: true }])
})
