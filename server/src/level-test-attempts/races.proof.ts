import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { createLevelTest, toggleLevelTest } from '@sohbet/contract/level-tests/level-tests'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Db } from '../db/connect.ts'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { levelTestQuestions, levelTests } from '../db/tables/catalogue/level-tests.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLevelTest, listening, versionsOfActive, type TestLevelTest } from '../testing/rows/level-tests.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

let [one, other]: TestApp[] = []
let active: TestLevelTest
let learner: TestUser
beforeAll(async () => {
  one = await startTestApp()
  other = await startSecondApp(one)
})
afterAll(async () => {
  await other?.stop()
  await one?.stop()
})
beforeEach(async () => {
  active = await aLevelTest(app(0).db, { isActive: true, questions: [{}, listening(8), {}] })
  learner = await aUser(app(0).db)
})

/** The processes alternate. */
function app(turn: number): TestApp {
  const server = turn % 2 === 0 ? one : other
  if (!server) throw new Error('the apps are not started')
  return server
}
const atOnce = <Answer>(count: number, ask: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)))
const start = (turn: number) => app(turn).call(contract.startAttempt, {}, { as: learner })
const started = async (turn = 0) => contract.startAttempt.reply.parse((await start(turn)).body)
const statusesOf = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status))
const attemptsOf = ({ id }: TestUser) =>
  app(0).db.select().from(levelTestAttempts).where(eq(levelTestAttempts.userId, id))

describe('with two processes at once', () => {
  test('20 activations leave exactly one test active', async () => {
    const admin = { as: await aUserOf(app(0).db, 'admin') }
    for (let round = 0; round < 3; round++) {
      const made = await atOnce(20, (turn) => app(turn).call(createLevelTest, { body: {} }, admin))
      const tests = made.map(({ body }) => createLevelTest.reply.parse(body))
      expect(new Set(tests.map(({ version }) => version)).size).toBe(20)
      const full: string[] = []
      for (const _ of tests) full.push((await aLevelTest(app(0).db)).id)
      const answers = await atOnce(20, (turn) => {
        const params = { id: full[turn] ?? '' }
        return app(turn).call(toggleLevelTest, { params, body: { expected: false } }, admin)
      })
      expect(statusesOf(answers)).toEqual(new Set([200]))
      expect(await versionsOfActive(app(0).db)).toHaveLength(1)
    }
  })

  test('two starts are one attempt, repeatedly', async () => {
    for (let round = 0; round < 20; round++) {
      learner = await aUser(app(0).db)
      const answers = await atOnce(2, start)
      expect(statusesOf(answers)).toEqual(new Set([200]))
      expect(answers[0]?.body).toEqual(answers[1]?.body)
      expect(await attemptsOf(learner)).toHaveLength(1)
    }
  })

  test('50 starts by either call make one attempt', async () => {
    const answers = await atOnce(50, (turn) =>
      turn % 4 < 2 ? start(turn) : app(turn).call(contract.getActiveLevelTest, {}, { as: learner }),
    )
    expect(statusesOf(answers)).toEqual(new Set([200]))
    expect(await attemptsOf(learner)).toHaveLength(1)
  })

  test('50 saves of a question save one answer, and all return the current position', async () => {
    for (let round = 0; round < 3; round++) {
      learner = await aUser(app(0).db)
      const { id } = await started()
      const questionId = active.questions[0]?.id ?? ''
      const answers = await atOnce(50, (turn) => {
        const body = { questionId, selectedOptionId: turn % 4 < 2 ? ('A' as const) : ('B' as const) }
        return app(turn).call(contract.saveAnswer, { params: { id }, body }, { as: learner })
      })
      expect(new Set(answers.map(({ body }) => Object(body).position))).toEqual(new Set([1]))
      expect(await app(0).db.$count(levelTestAnswers, eq(levelTestAnswers.attemptId, id))).toBe(1)
    }
  })

  test.each([true, false])('50 submissions are one attempt (started before: %s)', async (isStarted) => {
    if (isStarted) await started()
    const answers = active.questions.map(({ id, correctOptionId }) => ({
      questionId: id,
      selectedOptionId: correctOptionId,
      timeSpent: 20,
    }))
    const replies = await atOnce(50, (turn) =>
      app(turn).call(contract.submitAttempt, { body: { testId: active.id, answers } }, { as: learner }),
    )
    expect(statusesOf(replies)).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await attemptsOf(learner)).toHaveLength(1)
  })
})

describe('a first start while the questions are being changed', () => {
  /** Waits until a statement waits for a lock. */
  const someoneWaits = (db: Db) =>
    vi.waitFor(
      async () => {
        const waiting = await db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(waiting.rows).toHaveLength(1)
      },
      { timeout: 10_000, interval: 10 },
    )

  /** A change by an admin whose transaction stays open until the learner waits. */
  const whileChanging = async (change: (db: Db) => Promise<unknown>) => {
    let answer: ReturnType<typeof start> | undefined
    await app(1).db.transaction(async (db) => {
      await db.select().from(levelTests).where(eq(levelTests.id, active.id)).for('update')
      await change(db)
      answer = start(0)
      await someoneWaits(app(1).db)
    })
    return answer
  }

  test('begins with the changed test', async () => {
    const isFirst = and(eq(levelTestQuestions.testId, active.id), eq(levelTestQuestions.position, 0))
    const answer = await whileChanging((db) =>
      db.update(levelTestQuestions).set({ text: 'Changed' }).where(isFirst),
    )
    expect(Object(answer?.body).questions[0]).toMatchObject({ text: 'Changed' })
  })

  test('finds no test when all questions are gone', async () => {
    const answer = await whileChanging((db) =>
      db.delete(levelTestQuestions).where(eq(levelTestQuestions.testId, active.id)),
    )
    expect(answer?.status).toBe(404)
    expect(await attemptsOf(learner)).toEqual([])
  })
})
