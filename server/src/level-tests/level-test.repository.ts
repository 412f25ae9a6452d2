import {
  type mayAskAgain,
  mayAskQuestions,
  mayBeActive,
  mayBeQuick,
  mayChangeQuestions,
} from '@sohbet/domain/level-test/policy'
import { maxQuestions } from '@sohbet/domain/level-test/question'
import { and, eq, gt, max, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { levelTestQuestions, levelTests } from '../db/tables/catalogue/level-tests.ts'
import { AppError } from '../errors/app-error.ts'

/** Serialises creating and switching tests. */
export const lockLevelTests = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${locks.levelTests})`)

/** A passive test with the next version. Under the lock, or two would get the same. */
export async function insertLevelTest(db: Db, now: Date): Promise<string> {
  const [last] = await db.select({ version: max(levelTests.version) }).from(levelTests)
  const [test] = await db
    .insert(levelTests)
    .values({ version: (last?.version ?? 0) + 1, createdAt: now, updatedAt: now })
    .returning({ id: levelTests.id })
  if (!test) throw new Error('an inserted level test was not returned')
  return test.id
}

/** Locks a test whose questions may be changed: a starting attempt refers to its test and waits for this lock. */
export async function lockForChange(db: Db, testId: string): Promise<{ isActive: boolean }> {
  const [locked] = await db
    .select({ isActive: levelTests.isActive })
    .from(levelTests)
    .where(eq(levelTests.id, testId))
    .for('update')
  if (!locked) throw new AppError('LEVEL_TEST_NOT_FOUND')
  const attemptCount = await db.$count(levelTestAttempts, eq(levelTestAttempts.testId, testId))
  const verdict = mayChangeQuestions({ attemptCount })
  if (!verdict.allowed) throw new AppError(verdict.because)
  return locked
}

/** Locks a test and marks its questions as changed. */
export async function openForChange(db: Db, testId: string, now: Date): Promise<{ isActive: boolean }> {
  const locked = await lockForChange(db, testId)
  await db.update(levelTests).set({ updatedAt: now }).where(eq(levelTests.id, testId))
  return locked
}

export function refuseEmpty(questionCount: number): void {
  const verdict = mayBeActive({ questionCount })
  if (!verdict.allowed) throw new AppError(verdict.because)
}

export function refuseHeardInQuickTest(question: Parameters<typeof mayBeQuick>[0]): void {
  const verdict = mayBeQuick(question)
  if (!verdict.allowed) throw new AppError(verdict.because)
}

/** Learners see these questions, so each must be complete. */
export const refuseSilent = (questions: Parameters<typeof mayAskQuestions>[0]): void =>
  refuseAt(mayAskQuestions(questions))

/** Names the questions by their number. */
export function refuseAt(verdict: ReturnType<typeof mayAskQuestions> | ReturnType<typeof mayAskAgain>): void {
  if (verdict.allowed) return
  const about = verdict.positions.map((position) => position + 1).join(', ')
  throw new AppError(verdict.because, { about })
}

/** The next position in the level test and in its quick test. The test is locked for change. */
export async function nextPositions(db: Db, testId: string, { adding }: { adding: number }) {
  const ofTest = eq(levelTestQuestions.testId, testId)
  const all = await db.$count(levelTestQuestions, ofTest)
  if (all + adding > maxQuestions) throw new AppError('LEVEL_TEST_FULL')
  const quick = await db.$count(levelTestQuestions, and(ofTest, levelTestQuestions.isQuick))
  return { asked: all - quick, quick }
}

/** Closes the gap that a question leaves. */
export const closeGap = (
  db: Db,
  { testId, isQuick, position }: { testId: string; isQuick: boolean; position: number },
) =>
  db
    .update(levelTestQuestions)
    .set({ position: sql`${levelTestQuestions.position} - 1` })
    .where(
      and(
        eq(levelTestQuestions.testId, testId),
        eq(levelTestQuestions.isQuick, isQuick),
        gt(levelTestQuestions.position, position),
      ),
    )

/** The test of a question, locked for change. */
export async function openTestOfQuestion(db: Db, questionId: string, now: Date) {
  const [question] = await db
    .select({ testId: levelTestQuestions.testId })
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.id, questionId))
  if (!question) throw new AppError('NOT_FOUND')
  const { isActive } = await openForChange(db, question.testId, now)
  return { testId: question.testId, isActive }
}
