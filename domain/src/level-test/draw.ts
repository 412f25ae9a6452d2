import { levels, type Level } from './level.ts'
import type { QuestionType, Skill } from './question.ts'

/** How many questions of each type an attempt asks. A test with fewer asks all of them. */
export const drawSizes: Record<QuestionType, number> = { text: 40, listening: 10 }

/** How many questions an attempt at a test with these questions asks. */
export const drawnCount = (type: QuestionType, inTest: number): number => Math.min(inTest, drawSizes[type])

export type PoolQuestion = {
  id: string
  type: QuestionType
  level: Level | null
  skill: Skill | null
  /** Asked in an earlier attempt of this learner. */
  isSeen: boolean
  /** Random; decides between questions that are equal otherwise. */
  rank: number
}

/**
 * The questions of one attempt, in the order of the test: as many of each level as there are, questions that the
 * learner has not seen first, and the skills in turn. Questions without a level fill what is missing.
 */
export function drawQuestions(pool: readonly PoolQuestion[]): string[] {
  const drawn = new Set([
    ...drawOfType(
      pool.filter(({ type }) => type === 'text'),
      drawSizes.text,
    ),
    ...drawOfType(
      pool.filter(({ type }) => type === 'listening'),
      drawSizes.listening,
    ),
  ])
  return pool.filter((question) => drawn.has(question)).map(({ id }) => id)
}

function drawOfType(questions: readonly PoolQuestion[], size: number): PoolQuestion[] {
  const ofLevel = (level: Level | null) => inTurns(questions.filter((question) => question.level === level))
  const queues = levels.map(ofLevel)
  const drawn: PoolQuestion[] = []
  // One question of each level a round, so that no level is more than one ahead while another has questions left
  while (drawn.length < size && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = drawn.length < size ? queue.shift() : undefined
      if (next) drawn.push(next)
    }
  return [...drawn, ...ofLevel(null).slice(0, size - drawn.length)]
}

/** Unseen questions first; among them the first one of each skill, then the second ones. */
function inTurns(questions: readonly PoolQuestion[]): PoolQuestion[] {
  const counts = new Map<string, number>()
  const placed = questions
    .toSorted((one, other) => one.rank - other.rank)
    .map((question) => {
      const group = `${question.isSeen} ${question.skill}`
      const turn = counts.get(group) ?? 0
      counts.set(group, turn + 1)
      return { question, turn }
    })
  return placed
    .toSorted(
      (one, other) =>
        Number(one.question.isSeen) - Number(other.question.isSeen) ||
        one.turn - other.turn ||
        one.question.rank - other.question.rank,
    )
    .map(({ question }) => question)
}
