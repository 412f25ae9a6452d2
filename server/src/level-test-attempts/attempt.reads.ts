import type {
  AttemptProgress,
  LevelTestResult,
  LevelTestSize,
  RunningAttempt,
} from '@sohbet/contract/level-tests/level-test-attempts'
import { mayTakeLevelTest } from '@sohbet/domain/level-test/policy'
import { drawnCount } from '@sohbet/domain/level-test/draw'
import { skillOf, type QuestionType } from '@sohbet/domain/level-test/question'
import { skillResults } from '@sohbet/domain/level-test/skill-result'
import { percentageOf } from '@sohbet/domain/level-test/score'
import { scoreProgressOf } from '@sohbet/domain/level-test/score-progress'
import { remainingSeconds, type Timed } from '@sohbet/domain/level-test/time-spent'
import { trackOf } from '@sohbet/domain/level-test/track'
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { askedQuestions, levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { toOptions } from '../level-tests/questions/question-rows.ts'
import {
  findActiveTest,
  findLastCompleted,
  findRunning,
  readEligibility,
  refuse,
  requireActiveTest,
  type Running,
} from './attempt.repository.ts'
import { isRetakeAllowed, scoresOf } from './retake.ts'
import { readShownQuestions, readWholeTest, type ShownTest } from './shown-questions.ts'
import { beginAttempt, resumable } from './start-attempt.ts'

/** The size of the test that a start would begin or resume; undefined when the school has none. */
export async function findLevelTestSize({
  db,
  actor,
  now,
}: Pick<SignedInContext, 'db' | 'actor' | 'now'>): Promise<LevelTestSize | undefined> {
  const eligibility = await readEligibility(db, actor.userId)
  const begun = eligibility.verdict.allowed ? eligibility.running : undefined
  const resumed = resumable(begun, now)
  const active = resumed ? undefined : await findActiveTest(db)
  // Without another test, even an attempt without answers is resumed
  const running = active ? undefined : (resumed ?? begun)
  if (running) {
    const { questionIds, position } = running.attempt
    const size = await countQuestions(db, sql`${askedQuestions.id} = any(${sql.param(questionIds)}::uuid[])`)
    return { ...size, running: { position } }
  }
  if (!active) return undefined
  const { text, listening } = await countQuestions(db, eq(askedQuestions.testId, active.id))
  return { text: drawnCount('text', text), listening: drawnCount('listening', listening), running: null }
}

async function countQuestions(db: Db, where: SQL) {
  const count = (type: QuestionType) =>
    sql<number>`count(*) filter (where ${askedQuestions.type} = ${type})`.mapWith(Number)
  const [size] = await db
    .select({ text: count('text'), listening: count('listening') })
    .from(askedQuestions)
    .where(where)
  return { text: size?.text ?? 0, listening: size?.listening ?? 0 }
}

/**
 * Reading the test starts it for a learner who may take it, so the simplest client makes no other call. Other learners
 * see the questions of their last attempt at it, never the rest of the pool.
 */
export async function readActiveTest(ctx: SignedInContext): Promise<ShownTest> {
  const { db, actor, now } = ctx
  if (actor.role !== 'learner') return readWholeTest(db, await requireActiveTest(db))
  const running = resumable(await findRunning(db, actor.userId), now) ?? (await beginIfAllowed(ctx))
  if (running) {
    const { testId, questionIds } = running.attempt
    const questions = await readShownQuestions(db, questionIds)
    return { id: testId, version: running.test.version, questions }
  }
  const { id, version } = await requireActiveTest(db)
  const last = await findLastCompleted(db, actor.userId)
  const questions = last?.testId === id ? await readShownQuestions(db, last.questionIds) : []
  return { id, version, questions }
}

async function beginIfAllowed(ctx: SignedInContext): Promise<Running | undefined> {
  const { verdict } = await readEligibility(ctx.db, ctx.actor.userId)
  return verdict.allowed ? beginAttempt(ctx) : undefined
}

export async function startOrResume(ctx: SignedInContext): Promise<RunningAttempt> {
  const { db, actor, now } = ctx
  const eligibility = await readEligibility(db, actor.userId)
  refuse(eligibility.verdict)
  const { attempt } = resumable(eligibility.running, now) ?? (await beginAttempt(ctx))
  const questions = await readShownQuestions(db, attempt.questionIds)
  const {
    position,
    remainingSeconds: remaining,
    isLast,
  } = progressOf(attempt, questions[attempt.position], now)
  return {
    id: attempt.id,
    testId: attempt.testId,
    startedAt: attempt.startedAt.toISOString(),
    questions,
    position,
    remainingSeconds: remaining,
    isCompleted: isLast,
  }
}

/** Progress of an attempt; without an open question it is at its end. */
export const progressOf = (
  { position, shownAt }: { position: number; shownAt: Date | null },
  open: Timed | undefined,
  now: Date,
): AttemptProgress => ({
  position,
  remainingSeconds: open ? remainingSeconds(open, { shownAt, now }) : null,
  isLast: open === undefined,
})

/** Whether it is the open question of a row `level_test_attempts`, or the one after it. */
export const isOpenQuestion = (id: SQLWrapper, { after = 0 } = {}): SQL =>
  sql`${id} = ${levelTestAttempts.questionIds}[${levelTestAttempts.position} + ${sql.raw(String(after + 1))}]`

/** Another learner's attempt answers 404. */
export async function readProgress(
  { db, actor, now }: SignedInContext,
  attemptId: string,
): Promise<AttemptProgress> {
  const [row] = await db
    .select({
      position: levelTestAttempts.position,
      shownAt: levelTestAttempts.shownAt,
      open: {
        type: levelTestQuestions.type,
        audioUrl: levelTestQuestions.audioUrl,
        audioSeconds: levelTestQuestions.audioSeconds,
      },
    })
    .from(levelTestAttempts)
    .leftJoin(levelTestQuestions, isOpenQuestion(levelTestQuestions.id))
    .where(and(eq(levelTestAttempts.id, attemptId), eq(levelTestAttempts.userId, actor.userId)))
  if (!row) throw new AppError('NOT_FOUND')
  return progressOf(row, row.open ?? undefined, now)
}

export async function readLatestResult(db: Db, userId: string): Promise<LevelTestResult> {
  const last = await findLastCompleted(db, userId)
  if (!last) throw new AppError('NO_LEVEL_TEST_RESULT')
  return readResult(db, last.id)
}

/** The result of a completed attempt. The key of a wrong or missing answer stays secret. */
export async function readResult(db: Db, attemptId: string): Promise<LevelTestResult> {
  const [row] = await db
    .select({
      attempt: levelTestAttempts,
      scores: scoresOf(sql`level_test_attempts.user_id`),
      account: { level: users.level, isRetakeAllowed: isRetakeAllowed(sql`level_test_attempts.user_id`) },
    })
    .from(levelTestAttempts)
    .innerJoin(users, eq(users.id, levelTestAttempts.userId))
    .where(eq(levelTestAttempts.id, attemptId))
  const attempt = row?.attempt
  const { completedAt = null, points = null, maxPoints = null, level = null, score = null } = attempt ?? {}
  if (
    !row ||
    !attempt ||
    !completedAt ||
    points === null ||
    maxPoints === null ||
    level === null ||
    score === null
  ) {
    throw new AppError('NO_LEVEL_TEST_RESULT')
  }
  const rows = await db
    .select({ answer: levelTestAnswers, question: levelTestQuestions })
    .from(levelTestAnswers)
    .innerJoin(levelTestQuestions, eq(levelTestQuestions.id, levelTestAnswers.questionId))
    .where(eq(levelTestAnswers.attemptId, attemptId))
    .orderBy(sql`array_position(${sql.param(attempt.questionIds)}::uuid[], ${levelTestQuestions.id})`)
  return {
    id: attempt.id,
    testId: attempt.testId,
    startedAt: attempt.startedAt.toISOString(),
    completedAt: completedAt.toISOString(),
    points,
    maxPoints,
    percentage: percentageOf(points, maxPoints),
    score,
    level,
    track: trackOf(level),
    mayRetake: mayTakeLevelTest(row.account).allowed,
    progress: scoreProgressOf(row.scores),
    skills: skillResults(
      rows.map(({ answer, question }) => ({
        skill: skillOf(question),
        isCorrect: answer.isCorrect ?? false,
      })),
    ),
    answers: rows.map(({ answer, question }) => ({
      questionId: question.id,
      type: question.type,
      text: question.text,
      options: toOptions(question),
      audioUrl: question.audioUrl,
      selectedOptionId: answer.selectedOptionId,
      correctOptionId: answer.isCorrect ? answer.selectedOptionId : null,
      isCorrect: answer.isCorrect ?? false,
      timeSpent: answer.seconds ?? 0,
      points: answer.points ?? 0,
    })),
  }
}
