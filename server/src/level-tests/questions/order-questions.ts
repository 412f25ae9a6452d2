import type { KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { sql } from 'drizzle-orm'
import { requireSameIds } from '../../db/require-same-ids.ts'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import type { Context } from '../../context/context.ts'
import { readQuestionRows } from '../level-test.reads.ts'
import { openForChange } from '../level-test.repository.ts'
import { toKeyedQuestion } from './question-rows.ts'

export const orderQuestions = (
  ctx: Context,
  { testId, ids }: { testId: string; ids: readonly string[] },
): Promise<KeyedQuestion[]> =>
  ctx.db.transaction(async (db) => {
    await openForChange(db, testId, ctx.now)
    const named = requireSameIds(ids, await readQuestionRows(db, testId))
    await db.execute(sql`
      update ${levelTestQuestions} set position = named.place - 1
      from unnest(${sql.param(named)}::uuid[]) with ordinality as named (id, place)
      where ${levelTestQuestions.id} = named.id`)
    return (await readQuestionRows(db, testId)).map(toKeyedQuestion)
  })
