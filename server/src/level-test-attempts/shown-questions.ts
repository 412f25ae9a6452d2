import type { LevelTestQuestion } from '@sohbet/contract/level-test-questions'
import type { Db } from '../db/connect.ts'
import { readQuestionRows } from '../level-tests/level-test.reads.ts'
import { toQuestion } from '../level-tests/question-rows.ts'

type Kept = { revision: number; questions: readonly LevelTestQuestion[] }

const keptTests = 20
const kept = new WeakMap<Db, Map<string, Kept>>()

/**
 * The questions of a test as learners meet them. They are kept by the test's revision: what was read at a revision, or
 * after it, is never older than that, so nothing has to be told to forget.
 */
export async function readShownQuestions(
  db: Db,
  { testId, revision }: { testId: string; revision: number },
): Promise<LevelTestQuestion[]> {
  let tests = kept.get(db)
  if (!tests) kept.set(db, (tests = new Map<string, Kept>()))
  const known = tests.get(testId)
  if (known?.revision === revision) return [...known.questions]
  const questions = (await readQuestionRows(db, testId)).map(toQuestion)
  if (tests.size >= keptTests) tests.clear()
  tests.set(testId, { revision, questions })
  return [...questions]
}
