import type { Reply } from '@sohbet/contract/endpoint'
import type { getActiveLevelTest } from '@sohbet/contract/learning/level-test-attempts'
import type { Db } from '../db/connect.ts'
import { readQuestionRows } from '../level-tests/level-test.reads.ts'
import { toQuestion } from '../level-tests/questions/question-rows.ts'

export type ShownTest = Reply<typeof getActiveLevelTest>

/** A test without its keys. */
export async function readShownTest(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<ShownTest> {
  return { id, version, questions: (await readQuestionRows(db, id)).map(toQuestion) }
}
