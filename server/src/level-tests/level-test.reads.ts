import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { askedQuestions, levelTestQuestions, levelTests } from '../db/tables/catalogue/level-tests.ts'
import { AppError } from '../errors/app-error.ts'
import { toKeyedQuestion, type QuestionRow } from './questions/question-rows.ts'

async function readTests(db: Db, where?: SQL): Promise<LevelTest[]> {
  const rows = await db
    .select({
      id: levelTests.id,
      version: levelTests.version,
      isActive: levelTests.isActive,
      createdAt: levelTests.createdAt,
      updatedAt: levelTests.updatedAt,
      questionCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(askedQuestions)
        .where(eq(askedQuestions.testId, levelTests.id))})`,
      quickCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(levelTestQuestions)
        .where(and(eq(levelTestQuestions.testId, levelTests.id), levelTestQuestions.isQuick))})`,
      attemptCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(levelTestAttempts)
        .where(eq(levelTestAttempts.testId, levelTests.id))})`,
    })
    .from(levelTests)
    .where(where)
    .orderBy(desc(levelTests.version))
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    questionCount: row.questionCount,
    quickCount: row.quickCount,
    attemptCount: row.attemptCount,
  }))
}

export const readLevelTests = (db: Db): Promise<LevelTest[]> => readTests(db)

export async function requireLevelTest(db: Db, id: string): Promise<LevelTest> {
  const [test] = await readTests(db, eq(levelTests.id, id))
  if (!test) throw new AppError('LEVEL_TEST_NOT_FOUND')
  return test
}

/** All questions; those of the quick test come last. */
export const readQuestionRows = (db: Db, testId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.testId, testId))
    .orderBy(asc(levelTestQuestions.isQuick), asc(levelTestQuestions.position))

/** The questions that learners are asked, in their order. */
export const readAskedRows = (db: Db, testId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(askedQuestions)
    .where(eq(askedQuestions.testId, testId))
    .orderBy(asc(askedQuestions.position))

export async function readKeyedQuestions(db: Db, testId: string): Promise<KeyedQuestion[]> {
  const rows = await readQuestionRows(db, testId)
  // Only an empty result needs the check that the test exists
  if (rows.length === 0) await requireLevelTest(db, testId)
  return rows.map(toKeyedQuestion)
}
