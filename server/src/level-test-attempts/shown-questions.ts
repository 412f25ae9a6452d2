import type { Reply } from '@sohbet/contract/endpoint'
import type { getActiveLevelTest } from '@sohbet/contract/learning/level-test-attempts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { toQuestion } from '../level-tests/questions/question-rows.ts'

export type ShownTest = Reply<typeof getActiveLevelTest>

/** A test without its keys, which are not even selected. */
export async function readShownTest(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<ShownTest> {
  const rows = await db
    .select({
      id: levelTestQuestions.id,
      type: levelTestQuestions.type,
      text: levelTestQuestions.text,
      optionA: levelTestQuestions.optionA,
      optionB: levelTestQuestions.optionB,
      optionC: levelTestQuestions.optionC,
      optionD: levelTestQuestions.optionD,
      audioUrl: levelTestQuestions.audioUrl,
      audioSeconds: levelTestQuestions.audioSeconds,
    })
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.testId, id))
    .orderBy(asc(levelTestQuestions.position))
  return { id, version, questions: rows.map(toQuestion) }
}
