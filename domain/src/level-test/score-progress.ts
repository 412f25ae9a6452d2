/** From the first result to the latest one. The best counts for courses. */
export type ScoreProgress = { first: number; latest: number; best: number }

/** Null before a second result. `scores` are in the order in which they were reached. */
export function scoreProgressOf(scores: readonly number[]): ScoreProgress | null {
  const [first] = scores
  const latest = scores.at(-1)
  if (first === undefined || latest === undefined || scores.length < 2) return null
  return { first, latest, best: Math.max(...scores) }
}
