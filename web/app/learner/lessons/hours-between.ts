/** Whole hours from one moment to another, such as from the end of the free cancellation to the start. */
export const hoursBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 3_600_000)
