import { messages } from '@sohbet/contract/messaging/messages'
import { mayDeleteLevelTest } from '@sohbet/domain/level-test/policy'
import { eq } from 'drizzle-orm'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { levelTests } from '../db/tables/catalogue/level-tests.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'

/** Deletes a test with its questions. It is locked meanwhile: a starting attempt waits and then finds none. */
export const deleteLevelTest = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  ctx.db.transaction(async (db) => {
    const [test] = await db
      .select({ isActive: levelTests.isActive })
      .from(levelTests)
      .where(eq(levelTests.id, id))
      .for('update')
    if (!test) throw new AppError('LEVEL_TEST_NOT_FOUND')
    const attemptCount = await db.$count(levelTestAttempts, eq(levelTestAttempts.testId, id))
    const verdict = mayDeleteLevelTest({ ...test, attemptCount })
    if (!verdict.allowed) throw new AppError(verdict.because)
    await db.delete(levelTests).where(eq(levelTests.id, id))
    return { message: messages.levelTestDeleted[ctx.language] }
  })
