import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/level-tests/level-tests'
import { maxQuestions } from '@sohbet/domain/level-test/question'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorReply } from '@sohbet/contract/error-reply'
import { levelTestQuestions, levelTests } from '../../db/tables/catalogue/level-tests.ts'
import { aSession, aUser, aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLevelTest, anAttempt, completed } from '../../testing/rows/level-tests.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const asAdmin = () => ({ as: admin })
const letters = ['A', 'B', 'C', 'D'] as const
const options = letters.map((id) => ({ id, text: `option ${id}` }))
const fields = { text: 'She ___ tea.', type: 'text', options, correctOptionId: 'C' }

/** The contract's types would not let a test send nonsense. */
const create = (body: object) => server.call(contract.createLevelTestQuestion, Object({ body }), asAdmin())
const update = (id: string, body: object) =>
  server.call(contract.updateLevelTestQuestion, Object({ params: { id }, body }), asAdmin())
const remove = (id: string) => server.call(contract.deleteLevelTestQuestion, { params: { id } }, asAdmin())
const order = (id: string, ids: string[]) =>
  server.call(contract.orderLevelTestQuestions, { params: { id }, body: { ids } }, asAdmin())
const list = async (testId: string) =>
  contract.listLevelTestQuestions.reply.parse(
    (await server.call(contract.listLevelTestQuestions, { params: { testId } }, asAdmin())).body,
  )
const anEmptyTest = async () => (await aLevelTest(server.db, { questions: [] })).id

test('a question is added at the end, with its key', async () => {
  const testId = await anEmptyTest()
  const { status, body } = await create({ ...fields, testId })
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      testId,
      ...fields,
      isQuick: false,
      skill: null,
      level: null,
      audioUrl: null,
      audioSeconds: null,
      revision: 1,
    },
  ])
  await create({ ...fields, testId, text: 'Second' })
  expect((await list(testId)).map(({ text }) => text)).toEqual(['She ___ tea.', 'Second'])
  const { body: changed } = await server.call(contract.getLevelTest, { params: { id: testId } }, asAdmin())
  expect(changed).toMatchObject({ questionCount: 2, updatedAt: server.clock.now.toISOString() })
})

test('the key is A by default, and options may come in any order', async () => {
  const { correctOptionId: _none, ...rest } = fields
  const { body } = await create({ ...rest, options: options.toReversed(), testId: await anEmptyTest() })
  expect(body).toMatchObject({ correctOptionId: 'A', options })
})

describe('the audio', () => {
  test('of a listening question is optional, and may be external with a given length', async () => {
    const listening = { ...fields, type: 'listening', testId: await anEmptyTest() }
    expect((await create(listening)).body).toMatchObject({ audioUrl: null, audioSeconds: null })
    expect((await create({ ...listening, audioUrl: '' })).body).toMatchObject({ audioUrl: null })
    expect((await create({ ...listening, audioSeconds: 3 })).body).toMatchObject({ audioSeconds: null })
    const foreign = { audioUrl: 'https://cdn.example/a.mp3', audioSeconds: 7.25 }
    expect((await create({ ...listening, ...foreign })).body).toMatchObject(foreign)
  })

  test("loses the old recording's length with its URL, and keeps it otherwise", async () => {
    const [url, other] = ['https://cdn.example/a.mp3', 'https://cdn.example/b.mp3']
    const { id: testId, questions } = await aLevelTest(server.db, {
      questions: [{ type: 'listening', audioUrl: url, audioSeconds: 7 }],
    })
    const lengthAfter = async (audio: object) => {
      const body = { ...fields, type: 'listening', testId, ...audio }
      return Object((await update(questions[0]?.id ?? '', body)).body).audioSeconds
    }
    expect(await lengthAfter({ audioUrl: url })).toBe(7)
    expect(await lengthAfter({ audioUrl: url, audioSeconds: 9 })).toBe(9)
    expect(await lengthAfter({ audioUrl: other, audioSeconds: 9 })).toBeNull()
    expect(await lengthAfter({ audioUrl: url, audioSeconds: 8 })).toBe(8)
    expect(await lengthAfter({ audioUrl: other })).toBeNull()
    expect(await lengthAfter({ audioUrl: other, audioSeconds: 5 })).toBe(5)
    expect(await lengthAfter({ audioUrl: other, audioSeconds: null })).toBeNull()
  })

  test('may not be missing in an active test', async () => {
    const { id: testId, questions } = await aLevelTest(server.db, { isActive: true, questions: [{}, {}] })
    const silent = { ...fields, type: 'listening', testId }
    const csv = 'type,text,optionA,optionB,optionC,optionD,correctOptionId\nlistening,Q,a,b,c,d,A'
    const importing = { params: { id: testId }, body: { csv, isPreview: true } }
    const before = await list(testId)
    const answers = [
      await create(silent),
      await update(questions[1]?.id ?? '', silent),
      await server.call(contract.importLevelTestQuestions, importing, asAdmin()),
    ]
    const text = (number: number) =>
      `The listening questions of an active test need their recordings. Missing in question ${number}.`
    expect(answers.map(({ body }) => errorReply.parse(body))).toEqual([
      { code: 'LISTENING_WITHOUT_AUDIO', message: text(3) },
      { code: 'LISTENING_WITHOUT_AUDIO', message: text(2) },
      { code: 'LISTENING_WITHOUT_AUDIO', message: text(3) },
    ])
    expect(await list(testId)).toEqual(before)
  })

  test('is dropped for a text question', async () => {
    const body = { ...fields, audioUrl: '/audio/a.mp3', audioSeconds: 3, testId: await anEmptyTest() }
    expect((await create(body)).body).toMatchObject({ audioUrl: null, audioSeconds: null })
  })
})

describe('refuses', () => {
  const without = (name: keyof typeof fields) => ({ ...fields, [name]: undefined })
  const withOptions = (given: unknown) => ({ ...fields, options: given })
  const four = 'Exactly four options, A to D, are required'
  test.each([
    ['text', without('text'), 'Question text is required'],
    ['text', { ...fields, text: '   ' }, 'Question text is required'],
    ['text', { ...fields, text: 7 }, 'Question text is required'],
    ['text', { ...fields, text: 'a\0b' }, 'Contains a character that cannot be stored'],
    ['text', { ...fields, text: 'a'.repeat(501) }, 'Must be at most 500 characters'],
    ['type', without('type'), 'Question type is required'],
    ['type', { ...fields, type: 'video' }, 'Must be text or listening'],
    ['options', without('options'), four],
    ['options', withOptions(options.slice(1)), four],
    ['options', withOptions([...options, { id: 'E', text: 'e' }]), four],
    ['options', withOptions([...options.slice(1), { id: 'B', text: 'twice' }]), four],
    ['options', withOptions('ABCD'), four],
    [
      'options.1.text',
      withOptions(options.map((o) => (o.id === 'B' ? { ...o, text: ' ' } : o))),
      'Option text is required',
    ],
    [
      'options.2.text',
      withOptions(options.map((o) => (o.id === 'C' ? { ...o, text: ' Option  a ' } : o))),
      'Options must differ',
    ],
    [
      'options.3.text',
      withOptions(options.map((o) => (o.id === 'D' ? { id: 'D' } : o))),
      'Option text is required',
    ],
    [
      'options.0.text',
      withOptions(options.map((o) => ({ ...o, text: 'a'.repeat(501) }))),
      'Must be at most 500 characters',
    ],
    ['correctOptionId', { ...fields, correctOptionId: 'E' }, 'Must be A to D'],
    ['correctOptionId', { ...fields, correctOptionId: null }, 'Correct option is required'],
    ['audioUrl', { ...fields, audioUrl: 'http://cdn.example/a.mp3' }, 'Must be a valid URL'],
    ['audioUrl', { ...fields, audioUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    ['audioUrl', { ...fields, audioUrl: '//cdn.example/a.mp3' }, 'Must be a valid URL'],
    ['audioUrl', { ...fields, audioUrl: 5 }, 'Must be a valid URL'],
    ['audioSeconds', { ...fields, audioSeconds: -1 }, 'Must be at least 0'],
    ['audioSeconds', { ...fields, audioSeconds: 300.5 }, 'Must be at most 300'],
    ['audioSeconds', { ...fields, audioSeconds: 'long' }, 'Missing or not valid'],
  ])('%s of %j', async (field, body, message) => {
    const test = await aLevelTest(server.db)
    for (const answer of [
      await create({ ...body, testId: test.id }),
      await update(test.questions[0]?.id ?? '', body),
    ]) {
      expect([answer.status, errorReply.parse(answer.body).fields?.[field]]).toEqual([400, message])
    }
    expect(await list(test.id)).toHaveLength(1)
  })

  test('testId', async () => {
    expect((await create(fields)).status).toBe(400)
    expect(codeOf((await create({ ...fields, testId: randomUUID() })).body)).toBe('LEVEL_TEST_NOT_FOUND')
  })

  test('in Turkish too', async () => {
    const session = await aSession(server.db, admin.id, server.clock.now)
    const authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
    const body = { ...withOptions([]), text: '', audioUrl: 'x', testId: await anEmptyTest() }
    const headers = { authorization, 'accept-language': 'tr' }
    const answer = await server.send(contract.createLevelTestQuestion, { body }, headers)
    expect(errorReply.parse(answer.body).fields).toEqual({
      text: 'Soru metni gerekli',
      options: 'A’dan D’ye tam dört seçenek gerekli',
      audioUrl: 'Geçerli bir URL olmalı',
    })
  })
})

test('a question is changed, but not moved to another test', async () => {
  const [one, other] = [await aLevelTest(server.db), await aLevelTest(server.db)]
  const id = one.questions[0]?.id ?? ''
  const { status, body } = await update(id, { ...fields, testId: other.id, position: 9, id: randomUUID() })
  expect([status, body]).toMatchObject([200, { id, testId: one.id, text: fields.text }])
})

test('later questions move up after one is deleted', async () => {
  const { id, questions } = await aLevelTest(server.db, { questions: [{}, {}, {}] })
  expect((await remove(questions[1]?.id ?? '')).body).toEqual({ message: 'Question deleted' })
  expect((await list(id)).map((question) => question.id)).toEqual([questions[0]?.id, questions[2]?.id])
  await create({ ...fields, testId: id })
  expect(await list(id)).toHaveLength(3)
  expect((await remove(questions[1]?.id ?? '')).status).toBe(404)
  expect((await update(randomUUID(), fields)).status).toBe(404)
})

test('the last question of the active test stays', async () => {
  const { id, questions } = await aLevelTest(server.db, { isActive: true, questions: [{}, {}] })
  const [first = '', last = ''] = questions.map((question) => question.id)
  expect((await remove(first)).status).toBe(200)
  const { status, body } = await remove(last)
  expect([status, codeOf(body)]).toEqual([409, 'LEVEL_TEST_EMPTY'])
  expect(await list(id)).toHaveLength(1)
})

describe('a new order', () => {
  test('is stored', async () => {
    const { id, questions } = await aLevelTest(server.db, { questions: [{}, {}, {}, {}] })
    const ids = questions.map((question) => question.id).toReversed()
    expect((await order(id, ids)).status).toBe(200)
    expect((await list(id)).map((question) => question.id)).toEqual(ids)
  })

  test('is refused unless it names exactly the current questions', async () => {
    const { id, questions } = await aLevelTest(server.db, { questions: [{}, {}] })
    const [first = '', second = ''] = questions.map((question) => question.id)
    const foreign = (await aLevelTest(server.db)).questions[0]?.id ?? ''
    const lists = [[first], [first, first], [first, second, foreign], [first, foreign], []]
    for (const ids of lists) expect(codeOf((await order(id, ids)).body)).toBe('STATE_CHANGED')
    expect((await order(id, ['1', '2'])).status).toBe(400)
  })
})

describe('a test with attempts', () => {
  test.each(['running', 'completed'] as const)('(%s) keeps its questions', async (kind) => {
    const { id, questions } = await aLevelTest(server.db, { questions: [{}, {}] })
    const userId = (await aUser(server.db)).id
    await anAttempt(server.db, { userId, testId: id, ...(kind === 'completed' && completed) })
    const before = await list(id)
    const first = questions[0]?.id ?? ''
    const csv = 'type,text,optionA,optionB,optionC,optionD,correctOptionId\ntext,Q,a,b,c,d,A'
    const importing = { params: { id }, body: { csv, isPreview: false } }
    const answers = [
      await create({ ...fields, testId: id }),
      await update(first, fields),
      await remove(first),
      await order(id, questions.map((question) => question.id).toReversed()),
      await server.call(contract.importLevelTestQuestions, importing, asAdmin()),
    ]
    expect(answers.map(({ status, body }) => [status, codeOf(body)])).toEqual(
      answers.map(() => [409, 'LEVEL_TEST_HAS_ATTEMPTS']),
    )
    expect(errorReply.parse(answers[0]?.body).message).toContain('Copy it as a new version')
    expect(await list(id)).toEqual(before)
  })

  test('keeps them in the database too', async () => {
    const { id, questions } = await aLevelTest(server.db)
    await anAttempt(server.db, { userId: (await aUser(server.db)).id, testId: id })
    const isFirst = eq(levelTestQuestions.id, questions[0]?.id ?? '')
    const { id: _id, ...copy } = { ...questions[0], position: 1 }
    const codeFor = (write: PromiseLike<unknown>) =>
      write.then(
        () => 'done',
        (error: unknown) => String(Object(error).cause?.code),
      )
    expect([
      await codeFor(server.db.delete(levelTestQuestions).where(isFirst)),
      await codeFor(server.db.update(levelTestQuestions).set({ text: 'x' }).where(isFirst)),
      await codeFor(server.db.insert(levelTestQuestions).values(Object(copy))),
      await codeFor(server.db.delete(levelTests).where(eq(levelTests.id, id))),
    ]).toEqual(['23503', '23503', '23503', '23001'])
  })
})

test('many questions added at once get different positions', async () => {
  const testId = await anEmptyTest()
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({ ...fields, testId })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await list(testId)).toHaveLength(20)
}, 60_000)

test('a test has 200 questions at most', async () => {
  const { id } = await aLevelTest(server.db, { questions: Array.from({ length: maxQuestions }, () => ({})) })
  expect(codeOf((await create({ ...fields, testId: id })).body)).toBe('LEVEL_TEST_FULL')
})
