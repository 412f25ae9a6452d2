import { levelOf, maxScore, type Level } from './level.ts'
import { limitSeconds, type QuestionType } from './question.ts'

const pointsPerCorrectAnswer = 10
/** The time adjustment falls linearly from an instant answer to one at the limit. */
const adjustment = { instant: 100, atLimit: 80 }

export const maxPointsOf = (questions: number): number =>
  questions * pointsPerCorrectAnswer * adjustment.instant

/** Points of an answer. Whole numbers, so that a sum does not depend on its order. */
export function pointsFor({
  type,
  isCorrect,
  seconds,
}: {
  type: QuestionType
  isCorrect: boolean
  seconds: number
}): number {
  if (!isCorrect) return 0
  const share = Math.min(Math.max(seconds / limitSeconds[type], 0), 1)
  return Math.round(
    pointsPerCorrectAnswer * (adjustment.instant - (adjustment.instant - adjustment.atLimit) * share),
  )
}

export type LevelTestScore = {
  points: number
  maxPoints: number
  percentage: number
  score: number
  level: Level
}

const shareOf = (points: number, maxPoints: number): number => (maxPoints === 0 ? 0 : points / maxPoints)

/** With one decimal. */
export const percentageOf = (points: number, maxPoints: number): number =>
  Math.round(shareOf(points, maxPoints) * 1000) / 10

/** The result of a test with the given number of questions; missing answers have no points. */
export function scoreOf(points: number, questions: number): LevelTestScore {
  const maxPoints = maxPointsOf(questions)
  const score = Math.round(shareOf(points, maxPoints) * maxScore)
  return { points, maxPoints, percentage: percentageOf(points, maxPoints), score, level: levelOf(score) }
}
