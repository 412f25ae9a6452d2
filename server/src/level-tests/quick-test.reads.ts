import type { QuickQuestion } from '@sohbet/contract/site/rendering'
import { judgeQuickTest, quickQuestions, type QuickResult } from '@sohbet/domain/level-test/quick-test'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestQuestions, levelTests } from '../db/tables/catalogue/level-tests.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'
import { toOptions } from './questions/question-rows.ts'

const isMarkedInActive = and(levelTestQuestions.isQuick, levelTests.isActive)

/** The first ten questions that are marked in the active level test, or none. The key is not read. */
async function readQuickTest(db: Db): Promise<QuickQuestion[]> {
  const { id, text, optionA, optionB, optionC, optionD } = levelTestQuestions
  const rows = await db
    .select({ id, text, optionA, optionB, optionC, optionD })
    .from(levelTestQuestions)
    .innerJoin(levelTests, eq(levelTests.id, levelTestQuestions.testId))
    .where(isMarkedInActive)
    .orderBy(asc(levelTestQuestions.position))
    .limit(quickQuestions)
  if (rows.length < quickQuestions) return []
  return rows.map((row) => ({ id: row.id, text: row.text, options: toOptions(row) }))
}

export const cacheQuickTest = (db: Db): CachedValue<readonly QuickQuestion[]> =>
  cacheValue<readonly QuickQuestion[]>({
    initial: [],
    read: () => readQuickTest(db),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The quick test could not be read',
  })

/** Judges answers by question id. Undefined when there are none, or when the questions have changed since. */
export async function judgeAnswers(
  db: Db,
  answers: ReadonlyMap<string, string>,
): Promise<QuickResult | undefined> {
  const questions = await db
    .select({ id: levelTestQuestions.id, key: levelTestQuestions.correctOptionId })
    .from(levelTestQuestions)
    .innerJoin(levelTests, eq(levelTests.id, levelTestQuestions.testId))
    .where(isMarkedInActive)
    .orderBy(asc(levelTestQuestions.position))
    .limit(quickQuestions)
  const known = new Set(questions.map(({ id }) => id))
  const isOfThese = answers.size > 0 && [...answers.keys()].every((id) => known.has(id))
  if (!isOfThese || questions.length < quickQuestions) return undefined
  return judgeQuickTest(
    questions.map(({ key }) => key),
    questions.map(({ id }) => answers.get(id)),
  )
}
