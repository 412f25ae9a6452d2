import type { Reply } from '@sohbet/contract/endpoint'
import type { getActiveLevelTest } from '@sohbet/contract/learning/level-test-attempts'
import type { Db } from '../db/connect.ts'
import { readQuestionRows } from '../level-tests/level-test.reads.ts'
import { toQuestion } from '../level-tests/questions/question-rows.ts'

export type ShownTest = Reply<typeof getActiveLevelTest>
type TestName = { id: string; version: number; revision: number }

const keptTests = 20
const kept = new WeakMap<Db, Map<string, { revision: number; test: ShownTest }>>()

/**
 * A test without keys, the same for all learners. Cached by its revision, so it never needs to be invalidated.
 * Frozen, so that it is serialized once.
 */
export async function readShownTest(db: Db, { id, version, revision }: TestName): Promise<ShownTest> {
  let tests = kept.get(db)
  if (!tests) kept.set(db, (tests = new Map<string, { revision: number; test: ShownTest }>()))
  const known = tests.get(id)
  if (known?.revision === revision) return known.test
  const questions = (await readQuestionRows(db, id)).map(toQuestion)
  const test = Object.freeze({ id, version, questions })
  if (tests.size >= keptTests) tests.clear()
  tests.set(id, { revision, test })
  return test
}
