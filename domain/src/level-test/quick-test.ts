import { isAtLeast, levels, type Level } from './level.ts'
import type { OptionId } from './question.ts'

/** The quick test asks two questions of each level, from the first level to the last. */
export const quickQuestions = 2 * levels.length

/** What the quick test is meant to take. Nothing ends when it is over. */
export const quickSeconds = 180

/** A guess is right once in four times, so a wrong answer takes back more than a right one brings. */
const steps = { right: 1, wrong: -2 }

/**
 * Estimates the level from ten answers in the order of their levels: the level at which the sum of the steps is
 * highest, and the lower one of two. A missing answer is a wrong one. Null when the answers show no level yet.
 */
export function estimateLevel(isRight: readonly boolean[]): Level | null {
  let best: { level: Level | null; sum: number } = { level: null, sum: 0 }
  let sum = 0
  for (const [index, level] of levels.entries()) {
    for (const place of [2 * index, 2 * index + 1]) sum += isRight[place] ? steps.right : steps.wrong
    if (sum > best.sum) best = { level, sum }
  }
  return best.level
}

export type QuickResult = {
  /** Where the visitor would start. */
  level: Level
  right: number
  /** The answers show no level: the visitor starts at the first one. */
  isBeginner: boolean
}

/** Judges the answers by the key; both are in the order of the questions. */
export function judgeQuickTest(
  key: readonly OptionId[],
  given: readonly (string | undefined)[],
): QuickResult {
  const isRight = key.map((option, place) => given[place] === option)
  const level = estimateLevel(isRight)
  return { level: level ?? levels[0], right: isRight.filter(Boolean).length, isBeginner: level === null }
}

/** Whether a course is for learners of this level, as far as an estimate can tell. */
export const suitsLevel = (
  course: { fromLevel: Level | null; toLevel: Level | null; requiredLevel: Level | null },
  level: Level,
): boolean =>
  (course.fromLevel === null || isAtLeast(level, course.fromLevel)) &&
  (course.toLevel === null || isAtLeast(course.toLevel, level)) &&
  (course.requiredLevel === null || isAtLeast(level, course.requiredLevel))
