import type { Db } from '../db/connect.ts'

/** What is quickly counted is counted for every call; the rest is kept for so many times what it took, but not long. */
const quickMs = 50
const timesItsCost = 20
const longestMs = 60_000

type Kept<Figures> = { figures: Promise<Figures>; until: number; isSlow: boolean }

/**
 * Figures that need all rows of a large school. They say themselves when they were counted. A school that is small, or
 * not busy, never waits for its last change; one that is large counts at most a twentieth of the time.
 */
export function keepFigures<Key extends string, Figures>(
  countAnew: (db: Db, key: Key, now: Date) => Promise<Figures>,
) {
  const schools = new WeakMap<Db, Map<Key, Kept<Figures>>>()

  function count(db: Db, key: Key, now: Date): Promise<Figures> {
    let school = schools.get(db)
    if (!school) schools.set(db, (school = new Map<Key, Kept<Figures>>()))
    const begun = performance.now()
    const isSlow = school.get(key)?.isSlow ?? false
    // Until it is there everyone waits for this one, where the last took its time
    const entry: Kept<Figures> = {
      figures: countAnew(db, key, now),
      until: Number.POSITIVE_INFINITY,
      isSlow,
    }
    school.set(key, entry)
    void measure(entry, begun)
    return entry.figures
  }

  return (db: Db, { key, now, isFresh = false }: { key: Key; now: Date; isFresh?: boolean | undefined }) => {
    const kept = schools.get(db)?.get(key)
    return kept?.isSlow && !isFresh && performance.now() < kept.until ? kept.figures : count(db, key, now)
  }
}

/** Says for how long an entry is good, once it is there; what failed is not kept. */
async function measure(entry: Kept<unknown>, begun: number): Promise<void> {
  try {
    await entry.figures
  } catch {
    entry.isSlow = false
    return
  }
  const cost = performance.now() - begun
  entry.isSlow = cost >= quickMs
  entry.until = performance.now() + Math.min(longestMs, cost * timesItsCost)
}
