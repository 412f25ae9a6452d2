/** Collects the duration of requests by kind, and failures. */
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

/** The smallest value that is not exceeded by `per` per cent of the values. */
export function percentile(values: readonly number[], per: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * per) / 100) - 1)] ?? Number.NaN
}

/** Allowed growth of the heap: caches still fill up, but a leak grows further. */
const growthAllowed = 1.15

/**
 * Takes the heap sizes after full collections: compares the minimum of the last quarter with that of the second.
 */
export function isFlat(heap: readonly number[]): boolean {
  const quarter = Math.floor(heap.length / 4)
  if (quarter === 0) return false
  const lowest = (from: number) => Math.min(...heap.slice(from, from + quarter))
  return lowest(heap.length - quarter) <= growthAllowed * lowest(quarter)
}
