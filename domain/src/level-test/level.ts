export const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export type Level = (typeof levels)[number]

export const maxScore = 4000

/** Scores below `below` have this level; the last level takes the rest. */
const cutScores: readonly { below: number; level: Level }[] = [
  { below: 800, level: 'A1' },
  { below: 1600, level: 'A2' },
  { below: 2400, level: 'B1' },
  { below: 3200, level: 'B2' },
]

export const levelOf = (score: number): Level => cutScores.find(({ below }) => score < below)?.level ?? 'C1'
