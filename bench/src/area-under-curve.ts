/**
 * Probability that a random time of one list exceeds a random time of the other: 0.5 when the lists look alike, 1
 * when every time of one list is above the other.
 */
export function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let wins = 0
  for (const a of one) for (const b of other) wins += a < b ? 1 : a === b ? 0.5 : 0
  const area = wins / (one.length * other.length)
  return Math.max(area, 1 - area)
}
