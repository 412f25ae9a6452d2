import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { put, putNext, slotsOf, takeBack, type Slots } from './slots.ts'

const none = ['', '', '', '']

describe('slots of a drag-drop question', () => {
  it('match the number of pieces', () => {
    expect(slotsOf('', 4)).toEqual(none)
    expect(slotsOf(['A', 'B'], 4)).toEqual(['A', 'B', '', ''])
  })

  it('accept a piece from the source only when empty', () => {
    expect(put(none, 'A', 2)).toEqual(['', '', 'A', ''])
    expect(put(['A', '', '', ''], 'B', 0)).toEqual(['A', '', '', ''])
  })

  it('reorder their pieces', () => {
    expect(put(['A', 'B', 'C', 'D'], 'D', 0)).toEqual(['D', 'A', 'B', 'C'])
    expect(put(['A', 'B', 'C', 'D'], 'A', 2)).toEqual(['B', 'C', 'A', 'D'])
    expect(put(['A', 'B', '', ''], 'A', 3)).toEqual(['', 'B', '', 'A'])
  })

  it('are filled in order by taps', () => {
    const filled = ['C', 'A', 'D', 'B'].reduce<Slots>(putNext, none)
    expect(filled).toEqual(['C', 'A', 'D', 'B'])
    expect(putNext(filled, 'E')).toBe(filled)
    expect(putNext(['A', '', '', ''], 'A')).toEqual(['A', '', '', ''])
  })

  it('return a piece', () => {
    expect(takeBack(['A', 'B', '', ''], 'A')).toEqual(['', 'B', '', ''])
  })

  it('never lose or duplicate a piece, wherever it is dragged', () => {
    const piece = fc.constantFrom('A', 'B', 'C', 'D')
    const step = fc.oneof(
      fc.record({ do: fc.constant('put'), piece, to: fc.integer({ min: -1, max: 5 }) }),
      fc.record({ do: fc.constant('back'), piece, to: fc.constant(0) }),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let slots: Slots = none
        for (const one of steps)
          slots = one.do === 'put' ? put(slots, one.piece, one.to) : takeBack(slots, one.piece)
        const placed = slots.filter(Boolean)
        expect([slots.length, new Set(placed).size]).toEqual([4, placed.length])
      }),
    )
  })
})
