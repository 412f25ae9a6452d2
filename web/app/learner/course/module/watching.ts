/** The played seconds of a video. */
type Seen = ReadonlySet<number>

/** A busy page gets time events rarely; the seconds between two events were played too. */
const maxEventGap = 3

/** Everything before the saved position counts as seen. */
export const seenBefore = (position: number): Seen =>
  new Set(Array.from({ length: Math.floor(position) }, (_, second) => second))

/** Skipped seconds are not seen. */
export function seeUpTo(seen: Seen, from: number | undefined, to: number): Seen {
  const last = Math.floor(to)
  const isPlaying = from !== undefined && to >= from && to - from <= maxEventGap
  const first = isPlaying ? Math.floor(from) : last
  if (first === last && seen.has(last)) return seen
  return new Set([...seen, ...Array.from({ length: last - first + 1 }, (_, index) => first + index)])
}
