import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { eq, sql } from 'drizzle-orm'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import type { Context } from '../context/context.ts'
import { requireLevelTest } from './level-test.reads.ts'
import { insertLevelTest, lockLevelTests } from './level-test.repository.ts'

/** Copies a taken test into a new version that can be changed. */
export const copyLevelTest = (ctx: Context, { id }: { id: string }): Promise<LevelTest> =>
  ctx.db.transaction(async (db) => {
    await lockLevelTests(db)
    await requireLevelTest(db, id)
    const copyId = await insertLevelTest(db, ctx.now)
    const { position, type, text, optionA, optionB, optionC, optionD } = levelTestQuestions
    const { isQuick, correctOptionId, skill, level, audioUrl, audioSeconds } = levelTestQuestions
    await db.insert(levelTestQuestions).select(
      db
        .select({
          id: sql<string>`uuidv7()`.as('id'),
          testId: sql<string>`${copyId}::uuid`.as('test_id'),
          isQuick,
          position,
          type,
          text,
          optionA,
          optionB,
          optionC,
          optionD,
          correctOptionId,
          skill,
          level,
          audioUrl,
          audioSeconds,
          revision: sql<number>`1`.as('revision'),
          createdAt: sql<Date>`${ctx.now}::timestamptz`.as('created_at'),
          updatedAt: sql<Date>`${ctx.now}::timestamptz`.as('updated_at'),
        })
        .from(levelTestQuestions)
        .where(eq(levelTestQuestions.testId, id)),
    )
    return requireLevelTest(db, copyId)
  })
