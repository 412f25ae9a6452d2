/**
 * Hardest questions: the lowest share of right answers among questions with enough answers. Only the newest
 * attempts count, so an improved question starts again.
 */
export const hardest = { shown: 3, leastAnswers: 3, newestAttempts: 500 } as const
