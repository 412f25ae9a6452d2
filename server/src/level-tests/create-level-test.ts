import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import type { Context } from '../context/context.ts'
import { requireLevelTest } from './level-test.reads.ts'
import { insertLevelTest, lockLevelTests } from './level-test.repository.ts'

export const createLevelTest = (ctx: Context): Promise<LevelTest> =>
  ctx.db.transaction(async (db) => {
    await lockLevelTests(db)
    return requireLevelTest(db, await insertLevelTest(db, ctx.now))
  })
