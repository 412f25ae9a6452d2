/** How long each ask took, by kind, and what went wrong. */
export function createRecord() {
  const taken = new Map<string, number[]>()
  const failures: string[] = []
  return {
    add(kind: string, milliseconds: number) {
      const times = taken.get(kind)
      if (times) times.push(milliseconds)
      else taken.set(kind, [milliseconds])
    },
    fail: (kind: string, what: string) => void failures.push(`${kind}: ${what}`),
    failures,
    kinds: () => [...taken].toSorted(([one], [other]) => one.localeCompare(other)),
    all: () => [...taken.values()].flat(),
  }
}

/** The value that so many per cent do not exceed. */
export function percentile(values: readonly number[], per: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * per) / 100) - 1)] ?? Number.NaN
}

/** So much more may be alive at the end: what is kept on purpose still fills up, a leak goes on. */
const growthAllowed = 1.15

/** Of the megabytes alive after each full collection: whether the last quarter is as low as the second. */
export function isFlat(heap: readonly number[]): boolean {
  const quarter = Math.floor(heap.length / 4)
  if (quarter === 0) return false
  const lowest = (from: number) => Math.min(...heap.slice(from, from + quarter))
  return lowest(heap.length - quarter) <= growthAllowed * lowest(quarter)
}
