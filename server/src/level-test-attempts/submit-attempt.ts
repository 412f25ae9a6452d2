import type { Parsed } from '@sohbet/contract/endpoint'
import type {
  LevelTestResult,
  submitAttempt as contract,
} from '@sohbet/contract/level-tests/level-test-attempts'
import { gradeAttempt, type OpenQuestion, type SavedAnswer } from '@sohbet/domain/level-test/grade'
import { isRepeatedSubmission } from '@sohbet/domain/level-test/policy'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readResult } from './attempt.reads.ts'
import {
  findLastCompleted,
  insertAttempt,
  readEligibility,
  refuse,
  requireActiveTest,
  whyOtherTest,
  type AttemptRow,
  type Running,
} from './attempt.repository.ts'
import { readDrawnRows } from './shown-questions.ts'

type Submission = Parsed<typeof contract>['body']

/** Ends an attempt once, however often it is sent: the learner is locked, and a repetition gets the same result. */
export const submitAttempt = (ctx: SignedInContext, given: Submission): Promise<LevelTestResult> =>
  ctx.db.transaction(async (db) => {
    const { userId } = ctx.actor
    await lockAccount(db, userId)
    const { verdict, running } = await readEligibility(db, userId)
    const last = await findLastCompleted(db, userId)
    const named = { attemptId: given.id, testId: given.testId }
    if (last && isRepeatedSubmission(named, last, { now: ctx.now, mayTake: verdict.allowed })) {
      return readResult(db, last.id)
    }
    refuse(verdict)
    const { attempt } = running ?? (await beginUnstarted(db, ctx, given.testId))
    if (attempt.testId !== given.testId) throw new AppError(await whyOtherTest(db, given.testId))
    const isStarted = running !== undefined
    await complete(db, { attempt, given: given.answers, isStarted, isFirst: !last, now: ctx.now })
    return readResult(db, attempt.id)
  })

/** A client that never read the test: its answers count, its times do not. */
async function beginUnstarted(db: Db, { actor, now }: SignedInContext, testId: string): Promise<Running> {
  const active = await requireActiveTest(db)
  if (active.id !== testId) throw new AppError(await whyOtherTest(db, testId))
  return insertAttempt(db, { userId: actor.userId, testId, now })
}

type Completion = {
  attempt: AttemptRow
  given: Submission['answers']
  isStarted: boolean
  isFirst: boolean
  now: Date
}

async function complete(db: Db, { attempt, given, isStarted, isFirst, now }: Completion): Promise<void> {
  const questions = await readDrawnRows(db, attempt.questionIds)
  const { open, saved } = await lockSavedAnswers(db, attempt.id)
  const { answers, points, maxPoints, score, level } = gradeAttempt({
    questions,
    saved,
    given,
    running: isStarted && open ? { startedAt: attempt.startedAt, ...open } : undefined,
    now,
  })
  await db
    .insert(levelTestAnswers)
    .values(answers.map((answer) => ({ attemptId: attempt.id, ...answer })))
    .onConflictDoUpdate({
      target: [levelTestAnswers.attemptId, levelTestAnswers.questionId],
      set: {
        selectedOptionId: sql`excluded.selected_option_id`,
        seconds: sql`excluded.seconds`,
        isCorrect: sql`excluded.is_correct`,
        points: sql`excluded.points`,
      },
    })
  await db
    .update(levelTestAttempts)
    .set({
      completedAt: now,
      position: questions.length,
      shownAt: null,
      points,
      maxPoints,
      score,
      level,
      isFirst,
    })
    .where(eq(levelTestAttempts.id, attempt.id))
  await db
    .update(users)
    .set({ level, levelScore: score, isRetakeAllowed: false })
    .where(eq(users.id, attempt.userId))
}

/** With the attempt locked no further answer is saved; one that is being saved is awaited and counts. */
async function lockSavedAnswers(
  db: Db,
  attemptId: string,
): Promise<{ open: OpenQuestion | undefined; saved: SavedAnswer[] }> {
  const [open] = await db
    .select({ position: levelTestAttempts.position, shownAt: levelTestAttempts.shownAt })
    .from(levelTestAttempts)
    .where(eq(levelTestAttempts.id, attemptId))
    .for('update')
  const rows = await db.select().from(levelTestAnswers).where(eq(levelTestAnswers.attemptId, attemptId))
  const saved = rows.flatMap(({ questionId, selectedOptionId, shownAt, answeredAt }) =>
    answeredAt ? [{ questionId, selectedOptionId, shownAt, answeredAt }] : [],
  )
  return { open, saved }
}
