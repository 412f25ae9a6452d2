import type { Reply } from '@sohbet/contract/endpoint'
import type { getActiveLevelTest } from '@sohbet/contract/learning/level-test-attempts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { askedQuestions } from '../db/tables/catalogue/level-tests.ts'
import { toQuestion } from '../level-tests/questions/question-rows.ts'

export type ShownTest = Reply<typeof getActiveLevelTest>

/** A test without its keys, which are not even selected. */
export async function readShownTest(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<ShownTest> {
  const rows = await db
    .select({
      id: askedQuestions.id,
      type: askedQuestions.type,
      text: askedQuestions.text,
      optionA: askedQuestions.optionA,
      optionB: askedQuestions.optionB,
      optionC: askedQuestions.optionC,
      optionD: askedQuestions.optionD,
      audioUrl: askedQuestions.audioUrl,
      audioSeconds: askedQuestions.audioSeconds,
    })
    .from(askedQuestions)
    .where(eq(askedQuestions.testId, id))
    .orderBy(asc(askedQuestions.position))
  return { id, version, questions: rows.map(toQuestion) }
}
