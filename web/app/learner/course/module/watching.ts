/** The seconds of a video that were played. */
type Seen = ReadonlySet<number>

/** A busy page is told of the time rarely; what lies between two tellings was played too. */
const tellingGap = 3

/** Up to where it was left, it was seen before. */
export const seenBefore = (position: number): Seen =>
  new Set(Array.from({ length: Math.floor(position) }, (_, second) => second))

/** Who jumps ahead has not seen what lies between. */
export function seeUpTo(seen: Seen, from: number | undefined, to: number): Seen {
  const last = Math.floor(to)
  const isPlaying = from !== undefined && to >= from && to - from <= tellingGap
  const first = isPlaying ? Math.floor(from) : last
  if (first === last && seen.has(last)) return seen
  return new Set([...seen, ...Array.from({ length: last - first + 1 }, (_, index) => first + index)])
}
