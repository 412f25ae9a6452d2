/** The pieces in their places, by id; an empty place is an empty text. */
export type Slots = readonly string[]

export const empty = ''

/** As many places as there are pieces, whatever was there before. */
export const slotsOf = (answer: string | readonly string[], count: number): Slots =>
  Array.from({ length: count }, (_, place) => (typeof answer === 'string' ? empty : (answer[place] ?? empty)))

/**
 * Puts a piece into a place. A new one goes into an empty place only; one that lies in a place already moves to an empty
 * one, or takes its turn there and the others close up.
 */
export function put(slots: Slots, id: string, to: number): Slots {
  const from = slots.indexOf(id)
  const taken = slots[to]
  if (taken === undefined) return slots
  if (taken === empty) return slots.map((one, place) => (place === to ? id : one === id ? empty : one))
  return from === -1 ? slots : slots.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** Into the first empty place; with none left, nothing changes. */
export const putNext = (slots: Slots, id: string): Slots =>
  slots.includes(id) ? slots : put(slots, id, slots.indexOf(empty))

export const takeBack = (slots: Slots, id: string): Slots => slots.map((one) => (one === id ? empty : one))
