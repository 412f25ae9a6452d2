export const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export type Level = (typeof levels)[number]

export const maxScore = 4000

/**
 * Scores below `below` have this level; the last level takes the rest. Guessing all answers gives about 1000, which
 * must be the first level.
 */
const cutScores: readonly { below: number; level: Level }[] = [
  { below: 1400, level: 'A1' },
  { below: 2000, level: 'A2' },
  { below: 2600, level: 'B1' },
  { below: 3300, level: 'B2' },
]

export const levelOf = (score: number): Level => cutScores.find(({ below }) => score < below)?.level ?? 'C1'

export const isAtLeast = (level: Level, other: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(other)

/** The lowest score above a level; the highest score when no level is above. */
export const scoreAbove = (level: Level): number =>
  cutScores.find((cut) => cut.level === level)?.below ?? maxScore
