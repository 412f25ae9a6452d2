/** A trend compares with the count of this many days ago. */
export const trendDays = 30

/** The change against an earlier count, in whole per cent; null when the earlier count was 0. */
export const trendOf = (count: number, before: number): number | null =>
  before === 0 ? null : Math.round(((count - before) / before) * 100)
