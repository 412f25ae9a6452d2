import { expect, test } from 'vitest'
import { requireSameIds } from './require-same-ids.ts'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('the ids come back in the given order', () => {
  expect(requireSameIds(['c', 'a', 'b'], rows)).toEqual(['c', 'a', 'b'])
  expect(requireSameIds([], [])).toEqual([])
})

test.each([
  ['one less', ['a', 'b']],
  ['one more', ['a', 'b', 'c', 'd']],
  ['another', ['a', 'b', 'd']],
  ['one twice', ['a', 'b', 'b']],
  ['one twice beside all', ['a', 'b', 'c', 'c']],
])('refuses %s', (_, ids) => {
  expect(() => requireSameIds(ids, rows)).toThrow('STATE_CHANGED')
})
