import type { KeyedQuestion, LevelTestQuestionFields } from '@sohbet/contract/level-test-questions'
import { eq } from 'drizzle-orm'
import { levelTestQuestions } from '../db/tables/level-tests.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { withKnownLength } from './audio-files.ts'
import { openTestOfQuestion } from './level-test.repository.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'

export async function updateQuestion(
  ctx: Context,
  { id, fields }: { id: string; fields: LevelTestQuestionFields },
): Promise<KeyedQuestion> {
  const columns = await withKnownLength(ctx.files, toColumns(fields))
  return ctx.db.transaction(async (db) => {
    await openTestOfQuestion(db, id, ctx.now)
    const [row] = await db
      .update(levelTestQuestions)
      .set({ ...columns, updatedAt: ctx.now })
      .where(eq(levelTestQuestions.id, id))
      .returning()
    if (!row) throw new AppError('NOT_FOUND') // deleted while we waited for the test
    return toKeyedQuestion(row)
  })
}
