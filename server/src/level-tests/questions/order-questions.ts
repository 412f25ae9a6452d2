import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { sql } from 'drizzle-orm'
import { requireSameIds } from '../../db/require-same-ids.ts'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import type { Context } from '../../context/context.ts'
import { readQuestionRows } from '../level-test.reads.ts'
import { openForChange } from '../level-test.repository.ts'
import { toKeyedQuestion } from './question-rows.ts'

/** Orders the questions of the level test and those of its quick test, each among themselves. */
export const orderQuestions = (
  ctx: Context,
  { testId, ids }: { testId: string; ids: readonly string[] },
): Promise<KeyedQuestion[]> =>
  ctx.db.transaction(async (db) => {
    await openForChange(db, testId, ctx.now)
    const named = requireSameIds(ids, await readQuestionRows(db, testId))
    await db.execute(sql`
      update ${levelTestQuestions} set position = placed.place - 1
      from (
        select question.id, row_number() over (partition by question.is_quick order by named.place) as place
        from unnest(${sql.param(named)}::uuid[]) with ordinality as named (id, place)
        join ${levelTestQuestions} as question on question.id = named.id
      ) as placed
      where ${levelTestQuestions.id} = placed.id`)
    return (await readQuestionRows(db, testId)).map(toKeyedQuestion)
  })
