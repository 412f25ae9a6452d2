import { getLevelTestHealth } from '@sohbet/contract/level-tests/level-tests'
import type { OptionId } from '@sohbet/domain/level-test/question'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelTestAnswers } from '../db/tables/learning/level-test-attempts.ts'
import { aUser, aUserOf } from '../testing/rows/builders.ts'
import { aLevelTest, anAttempt, completed, type TestLevelTest } from '../testing/rows/level-tests.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** All keys are A. Five learners as in the domain's example: totals 4, 3, 2, 1, 0. */
const people: readonly (readonly (OptionId | null)[])[] = [
  ['A', 'A', 'A', 'A'],
  ['A', 'A', 'A', 'B'],
  ['A', 'A', 'C', 'B'],
  ['A', 'D', 'C', 'B'],
  ['B', null, null, 'C'],
]

async function take(
  { id: testId, questions }: TestLevelTest,
  chosen: readonly (OptionId | null)[],
  { isFirst = true, seconds = 10 } = {},
) {
  const user = await aUser(server.db)
  const attempt = await anAttempt(server.db, { userId: user.id, testId, ...completed, isFirst })
  await server.db.insert(levelTestAnswers).values(
    questions.map((question, position) => ({
      attemptId: attempt.id,
      questionId: question.id,
      selectedOptionId: chosen[position] ?? null,
      isCorrect: chosen[position] === 'A',
      seconds,
      points: 0,
    })),
  )
}

const health = async (id: string, query: { isFresh?: 'true' } = {}) => {
  const admin = await aUserOf(server.db, 'admin')
  return getLevelTestHealth.reply.parse(
    (await server.call(getLevelTestHealth, { params: { id }, query }, { as: admin })).body,
  )
}
const keyA = { correctOptionId: 'A' } as const

test('uses only first attempts at this test', async () => {
  const test = await aLevelTest(server.db, { questions: [keyA, keyA, keyA, keyA] })
  const other = await aLevelTest(server.db, { questions: [keyA] })
  for (const [index, chosen] of people.entries()) await take(test, chosen, { seconds: index * 2 })
  await take(test, ['B', 'B', 'B', 'B'], { isFirst: false })
  await take(other, ['A'])
  const running = await anAttempt(server.db, { userId: (await aUser(server.db)).id, testId: test.id })
  await server.db
    .insert(levelTestAnswers)
    .values({ attemptId: running.id, questionId: test.questions[0]?.id ?? '', selectedOptionId: 'D' })

  const { attempts, reliability, questions, version } = await health(test.id)
  expect({ attempts, version }).toEqual({ attempts: 5, version: test.version })
  expect(reliability).toBeCloseTo(0.8, 10)
  expect(questions.map((question) => question.facility)).toEqual([0.8, 0.6, 0.4, 0.2])
  expect(questions[1]?.discrimination).toBeCloseTo(0.7205766921, 8)
  expect(questions[1]).toMatchObject({
    id: test.questions[1]?.id,
    position: 1,
    type: 'text',
    text: 'Question 1',
    correctOptionId: 'A',
    attempts: 5,
    optionCounts: { A: 3, B: 0, C: 0, D: 1, none: 1 },
    // Of 0, 2, 4 and 6 seconds: the fifth learner did not answer
    medianSeconds: 3,
    advice: 'too_few',
  })
})

test('advice needs enough attempts', async () => {
  const test = await aLevelTest(server.db, { questions: [keyA, keyA, keyA] })
  // Learners with low totals answer the first question correctly
  for (let n = 0; n < 30; n++) await take(test, n % 2 === 0 ? ['A', 'B', 'C'] : ['B', 'A', 'A'])
  expect((await health(test.id)).questions.map(({ advice }) => advice)).toEqual([
    'check_key',
    'idle_option',
    'idle_option',
  ])
})

test('without attempts or questions the figures are empty', async () => {
  const test = await aLevelTest(server.db, { questions: [keyA] })
  expect(await health(test.id)).toMatchObject({
    attempts: 0,
    reliability: null,
    questions: [
      { attempts: 0, facility: null, discrimination: null, medianSeconds: null, advice: 'too_few' },
    ],
  })
  const empty = await aLevelTest(server.db, { questions: [] })
  expect(await health(empty.id)).toMatchObject({ attempts: 0, reliability: null, questions: [] })
})

test('the figures of a test with many attempts are cached, and recounted on request', async () => {
  const test = await aLevelTest(server.db, { questions: [keyA] })
  await take(test, ['A'])
  const { computedAt } = await health(test.id)
  expect(computedAt).toBe(server.clock.now.toISOString())
  await take(test, ['B'])
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)

  expect(await health(test.id)).toMatchObject({ attempts: 1, computedAt })
  expect(await health(test.id, { isFresh: 'true' })).toMatchObject({
    attempts: 2,
    computedAt: server.clock.now.toISOString(),
  })
})
