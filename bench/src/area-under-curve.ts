/** The chance that the slower of two answers is of the one kind, whichever that is: 0.5 tells nothing, 1 everything. */
export function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let wins = 0
  for (const a of one) for (const b of other) wins += a < b ? 1 : a === b ? 0.5 : 0
  const area = wins / (one.length * other.length)
  return Math.max(area, 1 - area)
}
