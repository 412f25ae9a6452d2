import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { exportUser, getUser } from '@sohbet/contract/people/users'
import { optionIds, type OptionId } from '@sohbet/domain/level-test/question'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import { aLevelTest, countRows, listening, type TestLevelTest } from '../testing/rows/level-tests.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let active: TestLevelTest
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  active = await aLevelTest(server.db, { isActive: true, questions: [{}, listening(8), {}, {}], quick: 10 })
  learner = await aUser(server.db)
})

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}
const keyOf = (position: number): OptionId => active.questions[position]?.correctOptionId ?? 'A'
const wrongOf = (position: number): OptionId => optionIds.find((option) => option !== keyOf(position)) ?? 'A'
const idOf = (position: number) => active.questions[position]?.id ?? ''
const given = (position: number, selectedOptionId: string | null, timeSpent: number) => ({
  questionId: idOf(position),
  selectedOptionId,
  timeSpent,
})
const start = async () =>
  contract.startAttempt.reply.parse((await server.call(contract.startAttempt, {}, { as: learner })).body)
const save = (id: string, position: number, selectedOptionId: OptionId | null) =>
  server.call(
    contract.saveAnswer,
    { params: { id }, body: { questionId: idOf(position), selectedOptionId } },
    { as: learner },
  )
const send = (body: object) =>
  server.call(contract.submitAttempt, Object({ body: { testId: active.id, answers: [], ...body } }), {
    as: learner,
  })
const submit = async (body: object = {}) => contract.levelTestResult.parse((await send(body)).body)
const account = async () => {
  const [user] = await server.db.select().from(users).where(eq(users.id, learner.id))
  return user
}

describe('the two documented calls alone', () => {
  test('take a test: claimed times count, but not less than the time that passed', async () => {
    await server.call(contract.getActiveLevelTest, {}, { as: learner })
    const startedAt = server.clock.now.toISOString()
    wait(40)
    const result = await submit({
      id: 'made-by-the-client',
      userId: randomUUID(),
      startedAt: '1999-01-01T00:00:00Z',
      completedAt: 'yesterday',
      score: 4000,
      level: 'A1/A2',
      answers: [
        { ...given(0, keyOf(0), 1), correctOptionId: 'D' },
        given(1, keyOf(1), 15),
        given(2, wrongOf(2), 0),
      ],
    })
    expect(result).toMatchObject({
      testId: active.id,
      startedAt,
      completedAt: server.clock.now.toISOString(),
      // 40 s over 4 questions are 10 s each: 1000 - 200 x 10/30 and 1000 - 200 x 15/20
      points: 933 + 850,
      maxPoints: 4000,
      percentage: 44.6,
      score: 1783,
      level: 'A2',
      track: 'A1-A2',
      answers: [
        { questionId: idOf(0), isCorrect: true, timeSpent: 10, points: 933, correctOptionId: keyOf(0) },
        { questionId: idOf(1), isCorrect: true, timeSpent: 15, points: 850 },
        // The key of wrong and missing answers stays secret
        {
          questionId: idOf(2),
          isCorrect: false,
          selectedOptionId: wrongOf(2),
          correctOptionId: null,
          points: 0,
        },
        {
          questionId: idOf(3),
          isCorrect: false,
          selectedOptionId: null,
          correctOptionId: null,
          timeSpent: 0,
          points: 0,
        },
      ],
    })
    expect(await account()).toMatchObject({ level: 'A2', levelScore: 1783, isRetakeAllowed: false })
    const me = await server.call(getUser, { params: { id: learner.id } }, { as: learner })
    expect(me.body).toMatchObject({ leveltest: { level: 'A2', score: 1783 } })
  })

  test('even the second alone: its answers count, its times do not', async () => {
    const result = await submit({ answers: [given(0, keyOf(0), 0)] })
    expect(result).toMatchObject({ points: 800, answers: [{ timeSpent: 30 }, {}, {}, {}] })
  })
})

describe('saved answers', () => {
  test.each([
    ['in time', 15, 900],
    ['late', 33.5, 0],
  ])(
    'count as saved; of the submission only the open one counts, as it arrives: %s',
    async (_, late, points) => {
      const { id } = await start()
      wait(15)
      await save(id, 0, keyOf(0))
      await save(id, 1, null)
      wait(late)
      const answers = [
        given(0, wrongOf(0), 0),
        given(1, keyOf(1), 0),
        given(2, keyOf(2), 3),
        given(3, keyOf(3), 0),
      ]
      const result = await submit({ id, answers })
      expect(result.id).toBe(id)
      expect(result.answers.map((answer) => answer.points)).toEqual([900, 0, points, 0])
    },
  )

  test('before the audio can have ended took the full time', async () => {
    const { id } = await start()
    await save(id, 0, null)
    const shown = { params: { id }, body: { questionId: idOf(1) } }
    await server.call(contract.showQuestion, shown, { as: learner })
    wait(3 + 7.9)
    await save(id, 1, keyOf(1))
    expect((await submit({ id })).answers[1]).toMatchObject({ timeSpent: 20, points: 800 })
  })

  test('count as empty when they came more than 3 s late', async () => {
    const { id } = await start()
    wait(33.5)
    await save(id, 0, keyOf(0))
    expect((await submit({ id })).answers[0]).toMatchObject({
      selectedOptionId: null,
      isCorrect: false,
      timeSpent: 30,
      points: 0,
    })
  })

  test('of a listening question count less the countdown and the audio', async () => {
    const { id } = await start()
    await save(id, 0, null)
    const shown = { params: { id }, body: { questionId: idOf(1) } }
    await server.call(contract.showQuestion, shown, { as: learner })
    wait(3 + 8 + 10)
    await save(id, 1, keyOf(1))
    expect((await submit({ id })).answers[1]).toMatchObject({ timeSpent: 10, points: 900 })
  })

  test('to a listening question that was never shown took the full time', async () => {
    const { id } = await start()
    await save(id, 0, null)
    await save(id, 1, keyOf(1))
    expect((await submit({ id })).answers[1]).toMatchObject({ timeSpent: 20, points: 800 })
  })
})

describe('a submission', () => {
  test('counts the first answer to a question of the test and ignores the rest', async () => {
    const foreign = (await aLevelTest(server.db)).questions[0]?.id ?? ''
    await start()
    const answers = [
      given(0, wrongOf(0), 1),
      given(0, keyOf(0), 1),
      { questionId: foreign, selectedOptionId: 'A', timeSpent: 1 },
      { questionId: 'nonsense' },
      { questionId: 7, selectedOptionId: { $ne: null }, timeSpent: 'fast' },
      given(2, 'Z', 1),
      given(3, '', 1),
    ]
    const result = await submit({ answers })
    expect(result.answers.map(({ selectedOptionId }) => selectedOptionId)).toEqual([
      wrongOf(0),
      null,
      null,
      null,
    ])
    expect(result.answers).toHaveLength(4)
  })

  test.each([
    ['testId', { testId: undefined }],
    ['testId', { testId: 'x' }],
    ['answers', { answers: undefined }],
    ['answers', { answers: 'all right' }],
    ['answers', { answers: Array.from({ length: 1001 }, () => ({})) }],
    ['answers.0', { answers: [null] }],
  ])('is refused with a wrong %s', async (field, body) => {
    const answer = await send(body)
    expect([answer.status, Object.keys(Object(answer.body).fields)]).toEqual([400, [field]])
  })

  test('must be for the started test', async () => {
    await start()
    const other = await aLevelTest(server.db)
    expect(codeOf((await send({ testId: other.id })).body)).toBe('OTHER_LEVEL_TEST')
    expect(codeOf((await send({ testId: randomUUID() })).body)).toBe('LEVEL_TEST_NOT_FOUND')
    await aLevelTest(server.db, { isActive: true })
    expect((await send({})).status).toBe(200)
  })

  test('without a start must be for the active test', async () => {
    const passive = await aLevelTest(server.db)
    expect(codeOf((await send({ testId: passive.id })).body)).toBe('OTHER_LEVEL_TEST')
    expect(codeOf((await send({ testId: randomUUID() })).body)).toBe('LEVEL_TEST_NOT_FOUND')
  })
})

describe('a repeated submission', () => {
  test('returns the same result, and changes nothing', async () => {
    const { id } = await start()
    const result = await submit({ id, answers: [given(0, wrongOf(0), 1)] })
    const better = [0, 1, 2, 3].map((position) => given(position, keyOf(position), 0))
    expect(await submit({ id, answers: better })).toEqual(result)
    wait(100)
    expect(await submit({ answers: better })).toEqual(result)
    wait(100_000)
    expect(await submit({ id, answers: better })).toEqual(result)
    expect(codeOf((await send({ answers: better })).body)).toBe('LEVEL_TEST_TAKEN')
    expect(await account()).toMatchObject({ levelScore: result.score })
    expect((await save(id, 0, keyOf(0))).body).toEqual({ position: 4, remainingSeconds: null, isLast: true })
    expect(await server.call(contract.getLatestResult, {}, { as: learner })).toMatchObject({ body: result })
  })

  test('with answers being saved meanwhile gives one result with every saved answer', async () => {
    for (let round = 0; round < 10; round++) {
      learner = await aUser(server.db)
      const { id } = await start()
      const [saved] = await Promise.all([save(id, 0, keyOf(0)), send({ id }), send({ id })])
      const result = await submit({ id })
      const isIn = result.answers[0]?.selectedOptionId === keyOf(0)
      // Position 1: saved before the end. Position 4: came too late.
      expect([Object(saved.body).position, isIn]).toEqual(isIn ? [1, true] : [4, false])
    }
  }, 60_000)
})

describe('a retake', () => {
  test('is another attempt, decides the level, and uses the permission up; the first stays', async () => {
    const first = await submit({
      answers: [0, 1, 2, 3].map((position) => given(position, keyOf(position), 0)),
    })
    await server.db.update(users).set({ isRetakeAllowed: true }).where(eq(users.id, learner.id))
    const { id } = await start()
    wait(1)
    // The old submission, delayed until now, ends nothing
    expect((await submit({ id: first.id })).id).toBe(first.id)
    const second = await submit({ id })
    expect(second).toMatchObject({ id, score: 0, level: 'A1', track: 'A1-A2' })
    expect(await account()).toMatchObject({ level: 'A1', levelScore: 0, isRetakeAllowed: false })
    const rows = await server.db
      .select()
      .from(levelTestAttempts)
      .where(eq(levelTestAttempts.userId, learner.id))
    expect(new Map(rows.map((row) => [row.id, row.isFirst]))).toEqual(
      new Map([
        [first.id, true],
        [second.id, false],
      ]),
    )
    expect((await server.call(contract.startAttempt, {}, { as: learner })).status).toBe(409)
  })
})

test('the last result is the learner’s own, and 404 before there is one', async () => {
  const latest = () => server.call(contract.getLatestResult, {}, { as: learner })
  await start()
  expect([(await latest()).status, codeOf((await latest()).body)]).toEqual([404, 'NO_LEVEL_TEST_RESULT'])
  const result = await submit({})
  expect((await latest()).body).toEqual(result)
  expect(result.mayRetake).toBe(false)
  await server.db.update(users).set({ isRetakeAllowed: true }).where(eq(users.id, learner.id))
  expect((await latest()).body).toEqual({ ...result, mayRetake: true })
  const other = await aUser(server.db)
  expect((await server.call(contract.getLatestResult, {}, { as: other })).status).toBe(404)
})

test('attempts and answers are exported to their owner and erased with the account', async () => {
  const { id } = await submit({ answers: [given(0, keyOf(0), 9)] })
  const { body } = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
  expect(body).toMatchObject({ level_test_attempts: [{ id, points: 800 }] })
  expect(Object(body).level_test_answers).toHaveLength(4)
  await server.db.delete(users).where(eq(users.id, learner.id))
  expect(await server.db.$count(levelTestAnswers, eq(levelTestAnswers.attemptId, id))).toBe(0)
  expect(await countRows(server.db, 'level_test_questions')).toBeGreaterThan(0)
})
