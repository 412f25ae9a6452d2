import { optionIds, type OptionId } from './question.ts'

/**
 * Quality of a question, from the first attempts at a test. Computed from sums, so one SQL statement serves any
 * number of attempts.
 */
export type ItemSums = {
  /** Attempts that reached the question, answered or not. */
  attempts: number
  correct: number
  /** Sum of the totals (correct answers in the whole attempt) over the attempts with this question right. */
  totalsOfCorrect: number
}
/** Over attempts at the test; those of a question are over the attempts that asked it. */
export type TestSums = {
  attempts: number
  /** Sum of the totals, and of their squares. */
  totals: number
  squaredTotals: number
}

/** The share of right answers. */
export const facility = ({ attempts, correct }: ItemSums): number | null =>
  attempts === 0 ? null : correct / attempts

const variance = ({ attempts, totals, squaredTotals }: TestSums): number =>
  attempts === 0 ? 0 : Math.max(squaredTotals / attempts - (totals / attempts) ** 2, 0)

/**
 * Point-biserial correlation of the question with the rest of the test. The question itself is excluded from the
 * total, otherwise it would correlate with itself. Null when all learners answered alike.
 */
export function discrimination(item: ItemSums, test: TestSums): number | null {
  const p = facility(item)
  const totalDeviation = Math.sqrt(variance(test))
  if (p === null || p === 0 || p === 1 || totalDeviation === 0) return null
  const itemDeviation = Math.sqrt(p * (1 - p))
  const meanOfCorrect = item.totalsOfCorrect / item.correct
  const withTotal = ((meanOfCorrect - test.totals / test.attempts) / totalDeviation) * Math.sqrt(p / (1 - p))
  const restVariance =
    totalDeviation ** 2 + itemDeviation ** 2 - 2 * withTotal * totalDeviation * itemDeviation
  if (restVariance <= 1e-12) return null
  return (withTotal * totalDeviation - itemDeviation) / Math.sqrt(restVariance)
}

/** Kuder-Richardson 20: the share of the differences between totals that is more than chance. */
export function reliability(questions: readonly ItemSums[], test: TestSums): number | null {
  const spread = variance(test)
  if (test.attempts === 0 || spread === 0) return null
  let [items, chance] = [0, 0]
  // A question counts as often as attempts asked it: each draws its own set
  for (const question of questions) {
    const p = facility(question) ?? 0
    const share = question.attempts / test.attempts
    items += share
    chance += share * p * (1 - p)
  }
  if (items < 2) return null
  return (items / (items - 1)) * (1 - chance / spread)
}

export const advices = [
  'too_few',
  'check_key',
  'too_easy',
  'too_hard',
  'weak',
  'idle_option',
  'fine',
] as const
export type Advice = (typeof advices)[number]

const fewest = 20
/** A wrong option below this share of choices misleads no learner. */
const idleShare = 0.02

/** The most urgent advice about a question. */
export function adviceFor({
  item,
  test,
  chosen,
  correctOptionId,
}: {
  item: ItemSums
  test: TestSums
  chosen: Record<OptionId, number>
  correctOptionId: OptionId
}): Advice {
  const p = facility(item)
  const r = discrimination(item, test)
  if (p === null || item.attempts < fewest) return 'too_few'
  if (r !== null && r < 0) return 'check_key'
  if (p > 0.95) return 'too_easy'
  if (p < 0.15) return 'too_hard'
  if (r !== null && r < 0.15) return 'weak'
  const wrong = optionIds.filter((option) => option !== correctOptionId)
  return wrong.some((option) => chosen[option] / item.attempts < idleShare) ? 'idle_option' : 'fine'
}
