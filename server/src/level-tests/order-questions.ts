import type { KeyedQuestion } from '@sohbet/contract/level-test-questions'
import { sql } from 'drizzle-orm'
import { levelTestQuestions } from '../db/tables/level-tests.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { readQuestionRows } from './level-test.reads.ts'
import { openForChange } from './level-test.repository.ts'
import { toKeyedQuestion } from './question-rows.ts'

/** Whoever does not name exactly the questions that there are has an old list before them. */
export const orderQuestions = (
  ctx: Context,
  { testId, ids }: { testId: string; ids: readonly string[] },
): Promise<KeyedQuestion[]> =>
  ctx.db.transaction(async (db) => {
    await openForChange(db, testId, ctx.now)
    const present = new Set((await readQuestionRows(db, testId)).map(({ id }) => id))
    const named = new Set(ids.map((id) => id.toLowerCase()))
    const isSame =
      named.size === ids.length && named.size === present.size && [...named].every((id) => present.has(id))
    if (!isSame) throw new AppError('STATE_CHANGED')
    await db.execute(sql`
      update ${levelTestQuestions} set position = named.place - 1
      from unnest(${sql.param([...named])}::uuid[]) with ordinality as named (id, place)
      where ${levelTestQuestions.id} = named.id`)
    return (await readQuestionRows(db, testId)).map(toKeyedQuestion)
  })
