/** As the scheduler counts them: forgotten, recalled with difficulty, recalled, and recalled at once. */
export const grades = [1, 2, 3, 4] as const
export type Grade = (typeof grades)[number]

/** How a card is asked: from the Turkish, by listening, by recalling its meaning, or as the question of a quiz. */
export const askings = ['translate', 'listen', 'recall', 'question'] as const
export type Asking = (typeof askings)[number]
