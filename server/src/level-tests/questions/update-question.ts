import type { KeyedQuestion, LevelTestQuestionFields } from '@sohbet/contract/catalogue/level-test-questions'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { refuseOutdated } from '../../db/refuse-outdated.ts'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { withKnownLength } from '../audio/audio-files.ts'
import { openTestOfQuestion, refuseSilent } from '../level-test.repository.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'

async function findAudioOf(db: Db, id: string) {
  const { audioUrl, audioSeconds } = levelTestQuestions
  const [audio] = await db
    .select({ audioUrl, audioSeconds })
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.id, id))
  return audio
}

export async function updateQuestion(
  ctx: Context,
  { id, fields }: { id: string; fields: LevelTestQuestionFields },
): Promise<KeyedQuestion> {
  const before = await findAudioOf(ctx.db, id)
  const columns = await withKnownLength(ctx, toColumns(fields, before))
  return ctx.db.transaction(async (db) => {
    const { isActive } = await openTestOfQuestion(db, id, ctx.now)
    const where = eq(levelTestQuestions.id, id)
    await refuseOutdated(db, levelTestQuestions, { where, seen: fields.revision })
    const [row] = await db
      .update(levelTestQuestions)
      .set({ ...columns, updatedAt: ctx.now })
      .where(where)
      .returning()
    if (!row) throw new AppError('NOT_FOUND') // deleted while waiting for the lock
    if (isActive) refuseSilent([row])
    return toKeyedQuestion(row)
  })
}
