/** Saved texts of a coach. */
export const maxPhrases = 50

/** A coach sees the average of the ratings from this many on. */
const leastRatings = 5

/** The average with one decimal; null below 5 ratings, so that no single rating can be guessed. */
export function averageRating({ count, sum }: { count: number; sum: number }): number | null {
  return count < leastRatings ? null : Math.round((sum / count) * 10) / 10
}
