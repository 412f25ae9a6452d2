/** Documented: the index of the open question decides. */
export const progressPercent = (position: number, count: number): number =>
  count === 0 ? 0 : Math.round((position / count) * 100)
