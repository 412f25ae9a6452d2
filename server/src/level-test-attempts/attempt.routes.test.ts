import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/level-tests/level-test-attempts'
import { createLevelTestQuestion, updateLevelTestQuestion } from '@sohbet/contract/level-tests/level-tests'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { levelTests } from '../db/tables/catalogue/level-tests.ts'
import { users } from '../db/tables/people/users.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import {
  aLevelTest,
  anAttempt,
  learnerFields,
  listening,
  type TestLevelTest,
} from '../testing/rows/level-tests.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let active: TestLevelTest
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  // Questions of the quick test must not appear in any reply
  active = await aLevelTest(server.db, { isActive: true, questions: [{}, listening(8), {}], quick: 10 })
  learner = await aUser(server.db)
})

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}
const questionId = (position: number) => active.questions[position]?.id ?? ''
const readActive = (as = learner) => server.call(contract.getActiveLevelTest, {}, { as })
const start = async (as = learner) =>
  contract.startAttempt.reply.parse((await server.call(contract.startAttempt, {}, { as })).body)
const show = async (id: string, position: number) =>
  (
    await server.call(
      contract.showQuestion,
      { params: { id }, body: { questionId: questionId(position) } },
      { as: learner },
    )
  ).body
const save = async (id: string, position: number, selectedOptionId: 'A' | 'B' | null = 'A', as = learner) =>
  server.call(
    contract.saveAnswer,
    { params: { id }, body: { questionId: questionId(position), selectedOptionId } },
    { as },
  )
const savedOf = (attemptId: string) =>
  server.db.select().from(levelTestAnswers).where(eq(levelTestAnswers.attemptId, attemptId))

describe('the active test', () => {
  test('returns its size without starting', async () => {
    const as = await aUserOf(server.db, 'learner')
    const { body } = await server.call(contract.getLevelTestSize, {}, { as })
    const count = (type: string) => active.questions.filter((question) => question.type === type).length
    const size = { text: count('text'), listening: count('listening') }
    expect(body).toEqual({ ...size, running: null })
    expect(await server.db.$count(levelTestAttempts, eq(levelTestAttempts.userId, as.id))).toBe(0)
  })

  test('returns the position of a running attempt, with the test it began with', async () => {
    const as = await aUserOf(server.db, 'learner')
    const { id: testId } = await aLevelTest(server.db, { questions: [{}, {}, listening()] })
    await anAttempt(server.db, { userId: as.id, testId, position: 2 })
    const size = async () => (await server.call(contract.getLevelTestSize, {}, { as })).body
    expect(await size()).toEqual({ text: 2, listening: 1, running: { position: 2 } })
    await server.db.update(users).set({ level: 'A1', levelScore: 10 }).where(eq(users.id, as.id))
    expect(await size()).toMatchObject({ running: null })
  })

  test('starts the attempt of a learner who may take it, once', async () => {
    const { status, body } = await readActive()
    const test = contract.getActiveLevelTest.reply.parse(body)
    expect([status, test]).toMatchObject([200, { id: active.id, version: active.version }])
    expect(test.questions.map(({ id }) => id)).toEqual(active.questions.map(({ id }) => id))
    expect(new Set(test.questions.flatMap((question) => Object.keys(question)))).toEqual(
      new Set(learnerFields),
    )
    expect((await readActive()).body).toEqual(body)
    const attempts = await server.db
      .select()
      .from(levelTestAttempts)
      .where(eq(levelTestAttempts.userId, learner.id))
    expect(attempts).toMatchObject([
      { testId: test.id, startedAt: server.clock.now, shownAt: server.clock.now, position: 0 },
    ])
  })

  test('is only shown to an admin, and to a learner who has taken it', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const taken = await aUser(server.db, { level: 'B1', levelScore: 2000 })
    for (const user of [admin, taken]) {
      expect((await readActive(user)).body).toMatchObject({ id: active.id })
      expect(await server.db.$count(levelTestAttempts, eq(levelTestAttempts.userId, user.id))).toBe(0)
    }
  })

  test('is refused to a coach', async () => {
    expect((await readActive(await aUserOf(server.db, 'coach'))).status).toBe(403)
  })

  test('answers 404 while none is active, or the active one has no questions', async () => {
    await server.db.update(levelTests).set({ isActive: false })
    expect([(await readActive()).status, codeOf((await readActive()).body)]).toEqual([
      404,
      'NO_ACTIVE_LEVEL_TEST',
    ])
    await aLevelTest(server.db, { isActive: true, questions: [] })
    expect(codeOf((await readActive()).body)).toBe('NO_ACTIVE_LEVEL_TEST')
    const answer = await server.call(contract.startAttempt, {}, { as: learner })
    expect(codeOf(answer.body)).toBe('NO_ACTIVE_LEVEL_TEST')
  })

  test('stays the test that the learner has begun, whichever is active', async () => {
    await readActive()
    await aLevelTest(server.db, { isActive: true })
    expect((await readActive()).body).toMatchObject({ id: active.id })
    await server.db.update(levelTests).set({ isActive: false })
    expect((await readActive()).body).toMatchObject({ id: active.id })
  })

  test('shows a change of its questions at once', async () => {
    const admin = await aUserOf(server.db, 'admin')
    const textsSeen = async () =>
      contract.getActiveLevelTest.reply
        .parse((await readActive(admin)).body)
        .questions.map(({ text }) => text)
    expect(await textsSeen()).toHaveLength(3)
    const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: id }))
    const fields = { type: 'text', text: 'New', options } as const
    await server.call(updateLevelTestQuestion, { params: { id: questionId(0) }, body: fields }, { as: admin })
    expect(await textsSeen()).toEqual(['New', 'Question 1', 'Question 2'])
    await server.call(createLevelTestQuestion, { body: { ...fields, testId: active.id } }, { as: admin })
    expect(await textsSeen()).toHaveLength(4)
  })
})

describe('an attempt', () => {
  test('is started, answered question by question, and resumed with the remaining time', async () => {
    const attempt = await start()
    expect(attempt).toMatchObject({
      testId: active.id,
      position: 0,
      remainingSeconds: 30,
      isCompleted: false,
    })
    wait(12)
    expect(await start()).toEqual({ ...attempt, remainingSeconds: 18 })
    expect((await save(attempt.id, 0)).body).toEqual({ position: 1, remainingSeconds: null, isLast: false })
    // Loading the audio costs the learner no time
    wait(60)
    expect(await start()).toMatchObject({ position: 1, remainingSeconds: null })
    expect(await show(attempt.id, 1)).toEqual({ position: 1, remainingSeconds: 3 + 8 + 20, isLast: false })
    wait(5)
    expect(await show(attempt.id, 1)).toEqual({ position: 1, remainingSeconds: 26, isLast: false })
    wait(10)
    expect((await save(attempt.id, 1, null)).body).toEqual({
      position: 2,
      remainingSeconds: 30,
      isLast: false,
    })
    expect((await save(attempt.id, 2)).body).toEqual({ position: 3, remainingSeconds: null, isLast: true })
    expect(await start()).toMatchObject({ position: 3, remainingSeconds: null, isCompleted: true })
  })

  test('stores what happened and grades nothing yet', async () => {
    const { id } = await start()
    const begun = server.clock.now
    wait(4)
    await save(id, 0, 'B')
    expect(await savedOf(id)).toEqual([
      {
        attemptId: id,
        questionId: questionId(0),
        selectedOptionId: 'B',
        shownAt: begun,
        answeredAt: server.clock.now,
        seconds: null,
        isCorrect: null,
        points: null,
      },
    ])
  })

  test('accepts an answer once, and only to the open question', async () => {
    const { id } = await start()
    const progress = (await save(id, 0, 'A')).body
    expect((await save(id, 0, 'B')).body).toEqual(progress)
    expect((await save(id, 2, 'B')).body).toEqual(progress)
    const foreign = (await aLevelTest(server.db)).questions[0]?.id ?? ''
    for (const other of [foreign, randomUUID()]) {
      const body = { questionId: other, selectedOptionId: 'B' } as const
      const answer = await server.call(contract.saveAnswer, { params: { id }, body }, { as: learner })
      expect(answer.body).toEqual(progress)
    }
    expect(await savedOf(id)).toMatchObject([{ questionId: questionId(0), selectedOptionId: 'A' }])
  })

  test('shows only the open question', async () => {
    const { id } = await start()
    expect(await show(id, 1)).toMatchObject({ position: 0, remainingSeconds: 30 })
    wait(10)
    expect(await show(id, 0)).toMatchObject({ position: 0, remainingSeconds: 20 })
  })

  test.each([
    ['questionId', { questionId: 'x', selectedOptionId: 'A' }],
    ['selectedOptionId', { questionId: randomUUID(), selectedOptionId: 'E' }],
    ['selectedOptionId', { questionId: randomUUID() }],
  ])('refuses a wrong %s', async (field, body) => {
    const { id } = await start()
    const answer = await server.call(contract.saveAnswer, Object({ params: { id }, body }), { as: learner })
    expect([answer.status, Object.keys(Object(answer.body).fields)]).toEqual([400, [field]])
  })

  test('of another learner answers 404', async () => {
    const { id } = await start()
    const other = await aUser(server.db)
    expect((await save(id, 0, 'A', other)).status).toBe(404)
    expect((await save(randomUUID(), 0)).status).toBe(404)
    expect(await savedOf(id)).toEqual([])
  })

  test('without answers starts again after two hours, with the active test', async () => {
    const { id } = await start()
    wait(7200)
    expect(await start()).toMatchObject({ id, testId: active.id, remainingSeconds: 0 })
    const next = await aLevelTest(server.db, { isActive: true, questions: [listening()] })
    wait(1)
    expect(await start()).toMatchObject({
      id,
      testId: next.id,
      startedAt: server.clock.now.toISOString(),
      remainingSeconds: null,
    })
  })

  test('without answers keeps its clock while there is no other test, because it may have been read', async () => {
    const begun = await start()
    wait(100_000)
    expect(await start()).toEqual({ ...begun, remainingSeconds: 0 })
    await server.db.update(levelTests).set({ isActive: false })
    expect(await start()).toEqual({ ...begun, remainingSeconds: 0 })
  })

  test('asks a listening question without a recording like a text question', async () => {
    const silent = { type: 'listening', audioUrl: null } as const
    active = await aLevelTest(server.db, { isActive: true, questions: [silent, {}, silent] })
    const { id, remainingSeconds } = await start()
    expect(remainingSeconds).toBe(20)
    wait(5)
    expect(await show(id, 0)).toMatchObject({ position: 0, remainingSeconds: 15 })
    await save(id, 0)
    expect((await save(id, 1)).body).toEqual({ position: 2, remainingSeconds: 20, isLast: false })
    wait(4)
    await save(id, 2)
    const seconds = (await savedOf(id)).map((answer) => Number(answer.answeredAt) - Number(answer.shownAt))
    expect(new Set(seconds)).toEqual(new Set([5000, 0, 4000]))
  })

  test('with answers continues at any time: only the open question is lost', async () => {
    const { id, startedAt } = await start()
    await save(id, 0)
    await show(id, 1)
    wait(100_000)
    expect(await start()).toMatchObject({ id, startedAt, position: 1, remainingSeconds: 0 })
    expect((await save(id, 1, null)).body).toMatchObject({ position: 2, remainingSeconds: 30 })
  })

  test('is refused to a learner who has taken the test, until a retake is allowed', async () => {
    const refused = await aUser(server.db, { level: 'A1', levelScore: 0 })
    const begin = () => server.call(contract.startAttempt, {}, { as: refused })
    expect([(await begin()).status, codeOf((await begin()).body)]).toEqual([409, 'LEVEL_TEST_TAKEN'])
    await server.db.update(users).set({ isRetakeAllowed: true }).where(eq(users.id, refused.id))
    expect((await begin()).status).toBe(200)
    await server.db.update(users).set({ isRetakeAllowed: false }).where(eq(users.id, refused.id))
    expect((await begin()).status).toBe(409)
  })
})
