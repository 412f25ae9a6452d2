/** The pieces in their slots, by id; an empty slot is an empty text. */
export type Slots = readonly string[]

export const empty = ''

/** One slot per piece, filled from the answer. */
export const slotsOf = (answer: string | readonly string[], count: number): Slots =>
  Array.from({ length: count }, (_, place) => (typeof answer === 'string' ? empty : (answer[place] ?? empty)))

/**
 * Puts a piece into a slot. A new piece needs an empty slot; a placed piece moves to an empty slot, or is
 * inserted there while the others shift.
 */
export function put(slots: Slots, id: string, to: number): Slots {
  const from = slots.indexOf(id)
  const taken = slots[to]
  if (taken === undefined) return slots
  if (taken === empty) return slots.map((one, place) => (place === to ? id : one === id ? empty : one))
  return from === -1 ? slots : slots.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** Fills the first empty slot; without one nothing changes. */
export const putNext = (slots: Slots, id: string): Slots =>
  slots.includes(id) ? slots : put(slots, id, slots.indexOf(empty))

export const takeBack = (slots: Slots, id: string): Slots => slots.map((one) => (one === id ? empty : one))
