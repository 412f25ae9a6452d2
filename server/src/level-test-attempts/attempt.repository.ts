import type { ErrorCode } from '@sohbet/contract/errors'
import { mayTakeLevelTest } from '@sohbet/domain/level-test/policy'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { askedQuestions, levelTests } from '../db/tables/catalogue/level-tests.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { drawFor } from './draw-questions.ts'
import { isRetakeAllowed } from './retake.ts'

/** The columns of a running attempt. Every read of the test loads them, so keep them few. */
const attemptColumns = {
  id: levelTestAttempts.id,
  userId: levelTestAttempts.userId,
  testId: levelTestAttempts.testId,
  startedAt: levelTestAttempts.startedAt,
  questionIds: levelTestAttempts.questionIds,
  position: levelTestAttempts.position,
  shownAt: levelTestAttempts.shownAt,
}
export type AttemptRow = Pick<typeof levelTestAttempts.$inferSelect, keyof typeof attemptColumns>

const testColumns = {
  version: levelTests.version,
  isActive: levelTests.isActive,
}

/** A learner's running attempt with its test. */
export async function findRunning(db: Db, userId: string) {
  const [running] = await db
    .select({ attempt: attemptColumns, test: testColumns })
    .from(levelTestAttempts)
    .innerJoin(levelTests, eq(levelTests.id, levelTestAttempts.testId))
    .where(and(eq(levelTestAttempts.userId, userId), isNull(levelTestAttempts.completedAt)))
  return running
}
export type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>

/** Whether a learner may take the test, and their running attempt. */
export async function readEligibility(db: Db, userId: string) {
  const [account] = await db
    .select({ level: users.level, isRetakeAllowed: isRetakeAllowed(sql`${userId}::uuid`) })
    .from(users)
    .where(eq(users.id, userId))
  if (!account) throw new AppError('USER_NOT_FOUND')
  return { verdict: mayTakeLevelTest(account), running: await findRunning(db, userId) }
}
type Eligibility = Awaited<ReturnType<typeof readEligibility>>

export function refuse(verdict: Eligibility['verdict']) {
  if (!verdict.allowed) throw new AppError(verdict.because)
}

/** The active test. A test without questions does not count. */
export async function findActiveTest(db: Db) {
  const [test] = await db
    .select({ id: levelTests.id, ...testColumns })
    .from(levelTests)
    .where(
      and(
        eq(levelTests.isActive, true),
        sql`exists (select from ${askedQuestions} where ${askedQuestions.testId} = ${levelTests.id})`,
      ),
    )
  return test
}

export async function requireActiveTest(db: Db) {
  const test = await findActiveTest(db)
  if (!test) throw new AppError('NO_ACTIVE_LEVEL_TEST')
  return test
}

/**
 * Locks the test, so that its questions stay unchanged, and draws under the lock: a start that waited for a change
 * begins with the changed test.
 */
export async function beginning(
  db: Db,
  { userId, testId, now }: { userId: string; testId: string; now: Date },
) {
  const [test] = await db
    .select(testColumns)
    .from(levelTests)
    .where(eq(levelTests.id, testId))
    .for('key share')
  const { questionIds, first } = await drawFor(db, { userId, testId })
  if (!test || !first) throw new AppError('NO_ACTIVE_LEVEL_TEST')
  const columns = { testId, questionIds, startedAt: now, position: 0, shownAt: first.audioUrl ? null : now }
  return { test, columns }
}

export async function insertAttempt(
  db: Db,
  { userId, testId, now }: { userId: string; testId: string; now: Date },
): Promise<Running> {
  const { test, columns } = await beginning(db, { userId, testId, now })
  const [attempt] = await db
    .insert(levelTestAttempts)
    .values({ userId, ...columns })
    .returning(attemptColumns)
  if (!attempt) throw new Error('an inserted attempt was not returned')
  return { attempt, test }
}

export async function findLastCompleted(db: Db, userId: string) {
  const [last] = await db
    .select({
      id: levelTestAttempts.id,
      testId: levelTestAttempts.testId,
      questionIds: levelTestAttempts.questionIds,
      completedAt: sql`${levelTestAttempts.completedAt}`.mapWith(levelTestAttempts.completedAt),
    })
    .from(levelTestAttempts)
    .where(and(eq(levelTestAttempts.userId, userId), isNotNull(levelTestAttempts.completedAt)))
    .orderBy(desc(levelTestAttempts.completedAt), desc(levelTestAttempts.id))
    .limit(1)
  return last
}

/** Why a submission names another test than the active one. */
export async function whyOtherTest(db: Db, testId: string): Promise<ErrorCode> {
  const exists = (await db.$count(levelTests, eq(levelTests.id, testId))) > 0
  return exists ? 'OTHER_LEVEL_TEST' : 'LEVEL_TEST_NOT_FOUND'
}
