import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTestQuestionFields } from '@sohbet/contract/level-tests/level-test-question-fields'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import type { Context } from '../../context/context.ts'
import { withKnownLength } from '../audio/audio-files.ts'
import {
  nextPositions,
  openForChange,
  refuseHeardInQuickTest,
  refuseSilent,
} from '../level-test.repository.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'
import { refuseShared } from './shared-questions.ts'

export async function createQuestion(
  ctx: Context,
  { testId, fields }: { testId: string; fields: LevelTestQuestionFields },
): Promise<KeyedQuestion> {
  const columns = await withKnownLength(ctx, toColumns(fields))
  refuseHeardInQuickTest(columns)
  return ctx.db.transaction(async (db) => {
    const { isActive } = await openForChange(db, testId, ctx.now)
    await refuseShared(db, columns, { testId })
    const next = await nextPositions(db, testId, { adding: 1 })
    const position = columns.isQuick ? next.quick : next.asked
    if (isActive) refuseSilent([{ ...columns, position }])
    const [row] = await db
      .insert(levelTestQuestions)
      .values({ ...columns, testId, position, createdAt: ctx.now, updatedAt: ctx.now })
      .returning()
    if (!row) throw new Error('an inserted question was not returned')
    return toKeyedQuestion(row)
  })
}
