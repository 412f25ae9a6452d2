import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { and, eq, ne } from 'drizzle-orm'
import { levelTests } from '../db/tables/catalogue/level-tests.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { missingAudio } from './audio/audio-files.ts'
import { readAskedRows, requireLevelTest } from './level-test.reads.ts'
import { refusePublic } from './questions/shared-questions.ts'
import { lockLevelTests, refuseEmpty, refuseSilent } from './level-test.repository.ts'

/** Only one test is active: the others become passive first, as the database requires. */
export async function toggleLevelTest(
  ctx: Context,
  { id, expected }: { id: string; expected: boolean | undefined },
): Promise<LevelTest> {
  // Checked before any lock: recordings are named by content and never removed
  const missing = await missingRecordings(ctx, id)
  return ctx.db.transaction(async (db) => {
    await lockLevelTests(db)
    const { isActive } = await requireLevelTest(db, id)
    if (expected !== undefined && expected !== isActive) throw new AppError('STATE_CHANGED')
    const set = (active: boolean) => db.update(levelTests).set({ isActive: active, updatedAt: ctx.now })
    if (!isActive) await set(false).where(and(eq(levelTests.isActive, true), ne(levelTests.id, id)))
    // Locks the test, so that its questions stay unchanged during the check
    await set(!isActive).where(eq(levelTests.id, id))
    if (!isActive) {
      const questions = await readAskedRows(db, id)
      refuseEmpty(questions.length)
      await refusePublic(db, questions)
      refuseSilent(
        questions.map(({ position, type, audioUrl }) => ({
          position,
          type,
          audioUrl: missing.has(audioUrl ?? '') ? null : audioUrl,
        })),
      )
    }
    return requireLevelTest(db, id)
  })
}

async function missingRecordings(ctx: Context, testId: string): Promise<Set<string>> {
  const questions = await readAskedRows(ctx.db, testId)
  return missingAudio(
    ctx,
    questions.flatMap(({ audioUrl }) => audioUrl ?? []),
  )
}
