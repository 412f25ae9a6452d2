import type { Reply } from '@sohbet/contract/endpoint'
import type { getActiveLevelTest } from '@sohbet/contract/level-tests/level-test-attempts'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { toQuestion } from '../level-tests/questions/question-rows.ts'

export type ShownTest = Reply<typeof getActiveLevelTest>

const shownColumns = {
  id: levelTestQuestions.id,
  type: levelTestQuestions.type,
  text: levelTestQuestions.text,
  optionA: levelTestQuestions.optionA,
  optionB: levelTestQuestions.optionB,
  optionC: levelTestQuestions.optionC,
  optionD: levelTestQuestions.optionD,
  audioUrl: levelTestQuestions.audioUrl,
  audioSeconds: levelTestQuestions.audioSeconds,
}

const isOneOf = (ids: readonly string[]): SQL =>
  sql`${levelTestQuestions.id} = any(${sql.param(ids)}::uuid[])`
const placeIn = (ids: readonly string[]): SQL =>
  sql`array_position(${sql.param(ids)}::uuid[], ${levelTestQuestions.id})`

/** Drawn questions without their keys, which are not even selected. */
export async function readShownQuestions(db: Db, ids: readonly string[]): Promise<ShownTest['questions']> {
  const rows = await db
    .select(shownColumns)
    .from(levelTestQuestions)
    .where(isOneOf(ids))
    .orderBy(placeIn(ids))
  return rows.map(toQuestion)
}

/** Drawn questions with their keys, in their order. */
export const readDrawnRows = (db: Db, ids: readonly string[]) =>
  db.select().from(levelTestQuestions).where(isOneOf(ids)).orderBy(placeIn(ids))

/** All questions of a test that learners may be asked, without their keys. */
export async function readWholeTest(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<ShownTest> {
  const rows = await db
    .select(shownColumns)
    .from(levelTestQuestions)
    .where(sql`${eq(levelTestQuestions.testId, id)} and not ${levelTestQuestions.isQuick}`)
    .orderBy(asc(levelTestQuestions.position))
  return { id, version, questions: rows.map(toQuestion) }
}
