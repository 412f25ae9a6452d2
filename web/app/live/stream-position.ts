/** What was seen lately, so that nothing is told twice; more than a connection can have missed and found again. */
const keptIds = 1000
/** The server remembers for a day: whoever was away longer reads everything afresh. */
const longestAbsenceMs = 12 * 60 * 60 * 1000

/** How far a page has heard. */
export function createStreamPosition(now: () => number = Date.now) {
  let last: { id: string; at: number } | undefined
  const seen = new Set<string>()

  return {
    /** Where to go on, unless that is too long ago to be known. */
    after: () => (last && now() - last.at < longestAbsenceMs ? last.id : undefined),

    /** Remembers an event, and says whether it is a new one. */
    isNew(id: string): boolean {
      last = { id, at: now() }
      const event = id.split('.')[1] ?? ''
      if (event === '0') return true // that a stream is open is told each time
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
