import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTestQuestionFields } from '@sohbet/contract/level-tests/level-test-question-fields'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { refuseOutdated } from '../../db/refuse-outdated.ts'
import { askedQuestions, levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { withKnownLength } from '../audio/audio-files.ts'
import {
  closeGap,
  nextPositions,
  openTestOfQuestion,
  refuseEmpty,
  refuseHeardInQuickTest,
  refuseSilent,
} from '../level-test.repository.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'
import { refuseShared } from './shared-questions.ts'

async function findBefore(db: Db, id: string) {
  const { isQuick, audioUrl, audioSeconds, skill, level } = levelTestQuestions
  const [before] = await db
    .select({ isQuick, audioUrl, audioSeconds, skill, level })
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.id, id))
  return before
}

/** A question that changes between level test and quick test becomes the last one there. */
async function moveBetween(
  db: Db,
  { id, testId, isQuick }: { id: string; testId: string; isQuick: boolean },
): Promise<{ position?: number }> {
  const { text, position: place } = levelTestQuestions
  const [before] = await db
    .select({ isQuick: levelTestQuestions.isQuick, position: place, text })
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.id, id))
  if (!before || before.isQuick === isQuick) return {}
  // Another text at the same time does not take a public question back
  if (before.isQuick) await refuseShared(db, { text: before.text, isQuick }, { testId, id })
  const next = await nextPositions(db, testId, { adding: 0 })
  const position = isQuick ? next.quick : next.asked
  await db.update(levelTestQuestions).set({ isQuick, position }).where(eq(levelTestQuestions.id, id))
  await closeGap(db, { testId, ...before })
  return { position }
}

export async function updateQuestion(
  ctx: Context,
  { id, fields }: { id: string; fields: LevelTestQuestionFields },
): Promise<KeyedQuestion> {
  const before = await findBefore(ctx.db, id)
  const columns = await withKnownLength(ctx, toColumns(fields, before))
  refuseHeardInQuickTest(columns)
  return ctx.db.transaction(async (db) => {
    const { testId, isActive } = await openTestOfQuestion(db, id, ctx.now)
    const where = eq(levelTestQuestions.id, id)
    await refuseOutdated(db, levelTestQuestions, { where, seen: fields.revision })
    await refuseShared(db, columns, { testId, id })
    const moved = await moveBetween(db, { id, testId, isQuick: columns.isQuick })
    const [row] = await db
      .update(levelTestQuestions)
      .set({ ...columns, ...moved, updatedAt: ctx.now })
      .where(where)
      .returning()
    if (!row) throw new AppError('NOT_FOUND') // deleted while waiting for the lock
    if (isActive) {
      refuseSilent([row])
      refuseEmpty(await db.$count(askedQuestions, eq(askedQuestions.testId, testId)))
    }
    return toKeyedQuestion(row)
  })
}
