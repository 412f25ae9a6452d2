import type { LevelTest } from '@sohbet/contract/level-tests'
import { and, eq, ne } from 'drizzle-orm'
import { levelTests } from '../db/tables/level-tests.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { requireLevelTest } from './level-test.reads.ts'
import { lockLevelTests } from './level-test.repository.ts'

/** Only one test is active: the others become passive first, as the database insists. */
export const toggleLevelTest = (
  ctx: Context,
  { id, expected }: { id: string; expected: boolean | undefined },
): Promise<LevelTest> =>
  ctx.db.transaction(async (db) => {
    await lockLevelTests(db)
    const { isActive } = await requireLevelTest(db, id)
    if (expected !== undefined && expected !== isActive) throw new AppError('STATE_CHANGED')
    const set = (active: boolean) => db.update(levelTests).set({ isActive: active, updatedAt: ctx.now })
    if (!isActive) await set(false).where(and(eq(levelTests.isActive, true), ne(levelTests.id, id)))
    await set(!isActive).where(eq(levelTests.id, id))
    return requireLevelTest(db, id)
  })
