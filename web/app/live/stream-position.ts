/** Recently seen events, to drop repeats; more than a reconnect can replay. */
const keptIds = 1000
/** The server keeps events for a day; after a longer absence the page reloads its data. */
const longestAbsenceMs = 12 * 60 * 60 * 1000

/** How far a page has read the stream. */
export function createStreamPosition(now: () => number = Date.now) {
  let last: { id: string; at: number } | undefined
  const seen = new Set<string>()

  return {
    /** The last event id, unless it is too old. */
    after: () => (last && now() - last.at < longestAbsenceMs ? last.id : undefined),

    /** Remembers an event; returns whether it is new. */
    isNew(id: string): boolean {
      last = { id, at: now() }
      const event = id.split('.')[1] ?? ''
      if (event === '0') return true // the open event always counts
      if (seen.has(event)) return false
      seen.add(event)
      for (const oldest of seen) {
        if (seen.size <= keptIds) break
        seen.delete(oldest)
      }
      return true
    },
  }
}
