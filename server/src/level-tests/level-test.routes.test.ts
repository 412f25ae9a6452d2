import { randomUUID } from 'node:crypto'
import { errorReply } from '@sohbet/contract/error-reply'
import * as contract from '@sohbet/contract/level-tests/level-tests'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLevelTest, anAttempt, completed, listening, versionsOfActive } from '../testing/rows/level-tests.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const asAdmin = () => ({ as: admin })
const create = async () =>
  contract.levelTest.parse(
    (await server.call(contract.createLevelTest, { body: { isActive: true } }, asAdmin())).body,
  )
const toggle = (id: string, expected?: boolean) =>
  server.call(contract.toggleLevelTest, { params: { id }, body: { expected } }, asAdmin())

describe('creating a level test', () => {
  test('is passive, whatever was sent, and has the next version', async () => {
    const [one, other] = [await create(), await create()]
    expect(one).toMatchObject({ isActive: false, questionCount: 0, attemptCount: 0 })
    expect(other.version).toBe(one.version + 1)
    expect(one.createdAt).toBe(server.clock.now.toISOString())
  })

  test('works without a body', async () => {
    const { status } = await server.call(contract.createLevelTest, { body: undefined }, asAdmin())
    expect(status).toBe(201)
  })
})

test('the list has the number of questions and attempts, newest version first', async () => {
  const { id } = await aLevelTest(server.db, { questions: [{}, {}, {}] })
  const user = await aUser(server.db)
  await anAttempt(server.db, { userId: user.id, testId: id })
  await anAttempt(server.db, { userId: user.id, testId: id, ...completed })
  const { body } = await server.call(contract.listLevelTests, {}, asAdmin())
  const tests = contract.listLevelTests.reply.parse(body)
  expect(tests[0]).toMatchObject({ id, questionCount: 3, attemptCount: 2 })
  const versions = tests.map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted((a, b) => b - a))
  const one = await server.call(contract.getLevelTest, { params: { id } }, asAdmin())
  expect(one.body).toEqual(tests[0])
})

test('a missing test answers 404', async () => {
  for (const id of [randomUUID(), 'null']) {
    const input = { params: { id } }
    const answers = [
      await server.call(contract.getLevelTest, input, asAdmin()),
      await server.call(contract.copyLevelTest, input, asAdmin()),
      await server.call(contract.deleteLevelTest, input, asAdmin()),
      await server.call(contract.getLevelTestHealth, { ...input, query: {} }, asAdmin()),
      await server.call(contract.exportLevelTestQuestions, input, asAdmin()),
      await server.call(contract.listLevelTestQuestions, { params: { testId: id } }, asAdmin()),
      await toggle(id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  }
})

describe('the switch', () => {
  test('activates a test and makes the previous one passive, and back', async () => {
    const [one, other] = [await aLevelTest(server.db), await aLevelTest(server.db)]
    expect((await toggle(one.id)).body).toMatchObject({ id: one.id, isActive: true })
    expect((await toggle(other.id)).body).toMatchObject({ id: other.id, isActive: true })
    expect(await versionsOfActive(server.db)).toEqual([other.version])
    expect((await toggle(other.id)).body).toMatchObject({ isActive: false })
    expect(await versionsOfActive(server.db)).toEqual([])
  })

  test('needs no body', async () => {
    const { id } = await aLevelTest(server.db)
    const answer = await server.call(contract.toggleLevelTest, { params: { id }, body: undefined }, asAdmin())
    expect(answer.body).toMatchObject({ isActive: true })
  })

  test('changes nothing when the expected state is outdated', async () => {
    const { id } = await aLevelTest(server.db)
    const answers = [await toggle(id, true), await toggle(id, false), await toggle(id, false)]
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 409])
    expect(codeOf(answers[2]?.body)).toBe('STATE_CHANGED')
    const odd: unknown = { expected: 'yes' }
    const input = Object({ params: { id }, body: odd })
    expect((await server.call(contract.toggleLevelTest, input, asAdmin())).status).toBe(400)
  })

  test('refuses a test without questions and leaves the active one', async () => {
    const live = await aLevelTest(server.db, { isActive: true })
    const { id } = await create()
    const { status, body } = await toggle(id)
    expect([status, codeOf(body)]).toEqual([409, 'LEVEL_TEST_EMPTY'])
    expect(await versionsOfActive(server.db)).toEqual([live.version])
  })

  test('refuses a test with a listening question without a recording, and names the questions', async () => {
    const silent = { type: 'listening', audioUrl: null } as const
    const lost = { type: 'listening', audioUrl: `/api/level-tests/audio/${'0'.repeat(32)}.mp3` } as const
    const before = await versionsOfActive(server.db)
    const { id } = await aLevelTest(server.db, { questions: [{}, silent, listening(), lost] })
    const { status, body } = await toggle(id)
    expect([status, errorReply.parse(body)]).toMatchObject([
      409,
      { code: 'LISTENING_WITHOUT_AUDIO', message: expect.stringContaining('Missing in question 2, 4.') },
    ])
    expect(await versionsOfActive(server.db)).toEqual(before)
    const { id: old } = await aLevelTest(server.db, { isActive: true, questions: [silent] })
    expect((await toggle(old)).body).toMatchObject({ isActive: false })
  })

  test('flips twice for two calls at once', async () => {
    const { id } = await aLevelTest(server.db)
    await Promise.all([toggle(id), toggle(id)])
    const { body } = await server.call(contract.getLevelTest, { params: { id } }, asAdmin())
    expect(body).toMatchObject({ isActive: false })
  })
})

test('a copy is a new passive version with the same questions, and can be changed', async () => {
  const questions = [{}, { type: 'listening', audioUrl: '/audio/a.mp3', audioSeconds: 4.5 }, {}] as const
  const { id, version } = await aLevelTest(server.db, { isActive: true, questions })
  await anAttempt(server.db, { userId: (await aUser(server.db)).id, testId: id })
  const { status, body } = await server.call(contract.copyLevelTest, { params: { id } }, asAdmin())
  const copy = contract.levelTest.parse(body)
  expect([status, copy]).toMatchObject([
    201,
    { version: version + 1, isActive: false, questionCount: 3, attemptCount: 0 },
  ])
  const questionsOf = async (testId: string) =>
    contract.listLevelTestQuestions.reply.parse(
      (await server.call(contract.listLevelTestQuestions, { params: { testId } }, asAdmin())).body,
    )
  const [old, fresh] = [await questionsOf(id), await questionsOf(copy.id)]
  const content = ({ id: _id, testId: _testId, ...rest }: (typeof old)[number]) => rest
  expect(fresh.map(content)).toEqual(old.map(content))
  const deleted = await server.call(
    contract.deleteLevelTestQuestion,
    { params: { id: fresh[0]?.id ?? '' } },
    asAdmin(),
  )
  expect(deleted.status).toBe(200)
})

describe('deleting', () => {
  const remove = (id: string) => server.call(contract.deleteLevelTest, { params: { id } }, asAdmin())

  test('removes a passive test without attempts, with its questions', async () => {
    const { id } = await aLevelTest(server.db, { questions: [{}, {}] })
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Level test deleted' } })
    expect((await remove(id)).status).toBe(404)
  })

  test('is refused for the active test and for one with attempts', async () => {
    const { id: live } = await aLevelTest(server.db, { isActive: true })
    expect(codeOf((await remove(live)).body)).toBe('LEVEL_TEST_ACTIVE')
    const { id: begun } = await aLevelTest(server.db)
    await anAttempt(server.db, { userId: (await aUser(server.db)).id, testId: begun })
    const { status, body } = await remove(begun)
    expect([status, codeOf(body)]).toEqual([409, 'LEVEL_TEST_KEPT'])
  })
})
