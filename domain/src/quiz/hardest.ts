/**
 * Which questions are called hard: those with the lowest share of right answers, among those that enough learners have
 * answered to say so. The newest attempts count: a question that was mended is a new one.
 */
export const hardest = { shown: 3, leastAnswers: 3, newestAttempts: 500 } as const
