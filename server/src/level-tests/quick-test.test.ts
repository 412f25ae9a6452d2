import * as contract from '@sohbet/contract/level-tests/level-tests'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { levelTestQuestions, levelTests, publicQuestions } from '../db/tables/catalogue/level-tests.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLevelTest, countRows, keysIn, listening } from '../testing/rows/level-tests.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  // A fixed clock, so that a busy machine stays within one minute
  vi.useFakeTimers({ toFake: ['Date'] })
  const webBuild = fakeWebBuild({ page: 'JSON.stringify(data.quickResult ?? data.quickTest)' })
  server = await startTestApp({ webBuild, config: { rateLimit: true } })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
})

const list = async (testId: string) =>
  contract.listLevelTestQuestions.reply.parse(
    (await server.call(contract.listLevelTestQuestions, { params: { testId } }, { as: admin })).body,
  )
const placesOf = async (testId: string) => {
  const rows = await server.db.select().from(levelTestQuestions).where(eq(levelTestQuestions.testId, testId))
  return rows
    .toSorted((a, b) => Number(a.isQuick) - Number(b.isQuick) || a.position - b.position)
    .map(({ isQuick, position, text }) => `${isQuick ? 'quick' : 'level'} ${position} ${text}`)
}
const mark = async (testId: string, text: string, isQuick?: boolean, changed?: { text: string }) => {
  const found = (await list(testId)).find((question) => question.text === text)
  const { id = '', options = [], correctOptionId, audioUrl, type = 'text' } = found ?? {}
  const body = { text, type, options, correctOptionId, audioUrl, isQuick, ...changed }
  return server.call(contract.updateLevelTestQuestion, { params: { id }, body }, { as: admin })
}

describe('a question that is marked for the quick test', () => {
  test('leaves the level test, becomes the last one there, and comes back to its end', async () => {
    const { id } = await aLevelTest(server.db, { questions: [{}, {}, {}], quick: 1 })
    expect((await mark(id, 'Question 0', true)).body).toMatchObject({ isQuick: true })
    expect(await placesOf(id)).toEqual([
      'level 0 Question 1',
      'level 1 Question 2',
      'quick 0 Quick 0',
      'quick 1 Question 0',
    ])
    // A client that does not know the mark leaves it
    expect((await mark(id, 'Question 0')).body).toMatchObject({ isQuick: true })
    await mark(id, 'Quick 0', false)
    expect(await placesOf(id)).toEqual([
      'level 0 Question 1',
      'level 1 Question 2',
      'level 2 Quick 0',
      'quick 0 Question 0',
    ])
    const { body } = await server.call(contract.getLevelTest, { params: { id } }, { as: admin })
    expect(body).toMatchObject({ questionCount: 3, quickCount: 1 })
  })

  test('can be one of several, which all move or none', async () => {
    const { id, questions, quick } = await aLevelTest(server.db, {
      questions: [{}, {}, listening()],
      quick: 2,
    })
    const ids = (rows: readonly { id: string }[], ...places: number[]) =>
      places.map((place) => rows[place]?.id ?? '')
    const send = (body: { mark: string[]; unmark: string[] }) =>
      server.call(contract.markQuickQuestions, { params: { id }, body }, { as: admin })
    const before = await placesOf(id)
    expect((await send({ mark: ids(questions, 0, 2), unmark: [] })).status).toBe(409)
    expect((await send({ mark: [quick[0]?.id ?? '', id], unmark: [] })).status).toBe(404)
    expect(await placesOf(id)).toEqual(before)
    // A question that is named twice moves once
    expect((await send({ mark: ids(questions, 1, 1, 0), unmark: ids(quick, 0, 0) })).status).toBe(200)
    expect(await placesOf(id)).toEqual([
      `level 0 ${questions[2]?.text}`,
      'level 1 Quick 0',
      'quick 0 Quick 1',
      'quick 1 Question 1',
      'quick 2 Question 0',
    ])
  })

  test('is ordered, deleted and copied apart from the level test', async () => {
    const { id, questions, quick } = await aLevelTest(server.db, { questions: [{}, {}], quick: 3 })
    const ids = [...quick.toReversed(), ...questions.toReversed()].map((question) => question.id)
    await server.call(contract.orderLevelTestQuestions, { params: { id }, body: { ids } }, { as: admin })
    await server.call(contract.deleteLevelTestQuestion, { params: { id: quick[1]?.id ?? '' } }, { as: admin })
    const places = ['level 0 Question 1', 'level 1 Question 0', 'quick 0 Quick 2', 'quick 1 Quick 0']
    expect(await placesOf(id)).toEqual(places)
    const copy = await server.call(contract.copyLevelTest, { params: { id } }, { as: admin })
    expect(await placesOf(contract.levelTest.parse(copy.body).id)).toEqual(places)
  })

  test('has no recording, and does not make a level test', async () => {
    const { id } = await aLevelTest(server.db, { isActive: true, questions: [listening(), {}] })
    expect(codeOf((await mark(id, 'Question 0', true)).body)).toBe('QUICK_TEST_SILENT')
    await server.db.delete(levelTestQuestions).where(eq(levelTestQuestions.text, 'Question 0'))
    expect(codeOf((await mark(id, 'Question 1', true)).body)).toBe('LEVEL_TEST_EMPTY')
    expect((await list(id)).map(({ isQuick }) => isQuick)).toEqual([false])
    const { id: passive } = await aLevelTest(server.db, { questions: [], quick: 10 })
    const activated = await server.call(
      contract.toggleLevelTest,
      { params: { id: passive }, body: null },
      { as: admin },
    )
    expect(codeOf(activated.body)).toBe('LEVEL_TEST_EMPTY')
  })

  test('stays out of the level test once it is public, and shares no question with it', async () => {
    const { id } = await aLevelTest(server.db, { isActive: true, questions: [{}], quick: 1 })
    await server.db
      .update(levelTestQuestions)
      .set({ text: 'Only once' })
      .where(and(eq(levelTestQuestions.testId, id), levelTestQuestions.isQuick))
    expect(codeOf((await mark(id, 'Only once', false)).body)).toBe('QUESTION_PUBLIC')
    const reworded = await mark(id, 'Only once', false, { text: 'Another text' })
    expect(codeOf(reworded.body)).toBe('QUESTION_PUBLIC')
    const copy = contract.levelTest.parse(
      (await server.call(contract.copyLevelTest, { params: { id } }, { as: admin })).body,
    )
    expect(codeOf((await mark(copy.id, 'Only once', false)).body)).toBe('QUESTION_PUBLIC')
    const { id: other } = await aLevelTest(server.db, { questions: [{ text: 'Asked' }], quick: 0 })
    const options = (await list(other))[0]?.options ?? []
    const add = (text: string, isQuick: boolean) =>
      server.call(
        contract.createLevelTestQuestion,
        { body: { testId: other, text, type: 'text', options, correctOptionId: 'A', isQuick } },
        { as: admin },
      )
    expect(codeOf((await add(' only  ONCE ', false)).body)).toBe('QUESTION_PUBLIC')
    expect(codeOf((await add('asked', true)).body)).toBe('QUESTION_ASKED')
    const head = 'type,Text,optionA,optionB,optionC,optionD,correctOptionId,quickTest'
    const rows = ['Only once,', 'Asked,x', 'New,', 'new,x'].map((row) => row.replace(',', ',a,b,c,d,A,'))
    const csv = [head, ...rows.map((row) => `text,${row}`)].join('\n')
    const { body } = await server.call(
      contract.importLevelTestQuestions,
      { params: { id: other }, body: { csv, isPreview: false } },
      { as: admin },
    )
    const asked = 'Text: The level test asks the same question, so the quick test cannot show it'
    expect(contract.importLevelTestQuestions.reply.parse(body).rows.map(({ problem }) => problem)).toEqual([
      'Text: The quick test has made this question public, so the level test cannot ask it',
      asked,
      null,
      asked,
    ])
    expect(await placesOf(other)).toEqual(['level 0 Asked'])
    await server.db.delete(levelTestQuestions).where(eq(levelTestQuestions.text, 'Only once'))
  })

  test('stays public when its test becomes passive, and when it is deleted', async () => {
    const toggle = (id: string) =>
      server.call(contract.toggleLevelTest, { params: { id }, body: null }, { as: admin })
    const { id, quick } = await aLevelTest(server.db, {
      isActive: true,
      questions: [{ text: 'Secret' }],
      quick: 1,
    })
    const seen = eq(levelTestQuestions.id, quick[0]?.id ?? '')
    await server.db.update(levelTestQuestions).set({ text: 'Seen once' }).where(seen)
    const { id: earlier } = await aLevelTest(server.db, { questions: [{}, { text: 'Seen  ONCE' }] })
    await toggle(id)
    expect(codeOf((await mark(id, 'Seen once', false)).body)).toBe('QUESTION_PUBLIC')
    await server.call(contract.deleteLevelTest, { params: { id } }, { as: admin })
    const refused = await toggle(earlier)
    expect([codeOf(refused.body), JSON.stringify(refused.body)]).toEqual([
      'QUESTIONS_PUBLIC',
      expect.stringContaining('made question 2 of this test public'),
    ])
    const cause = { message: 'an active level test asks no public question' }
    const activate = server.db.update(levelTests).set({ isActive: true }).where(eq(levelTests.id, earlier))
    await expect(activate).rejects.toMatchObject({ cause })
    const kept = { cause: { message: 'a question stays public' } }
    await expect(server.db.delete(publicQuestions)).rejects.toMatchObject(kept)
    const { id: active } = await aLevelTest(server.db, { isActive: true, questions: [{}] })
    const reword = server.db
      .update(levelTestQuestions)
      .set({ text: 'seen once' })
      .where(eq(levelTestQuestions.testId, active))
    await expect(reword).rejects.toMatchObject({ cause })
  })

  test('travels through a table', async () => {
    const { id } = await aLevelTest(server.db, { questions: [{}], quick: 2 })
    const { body } = await server.call(contract.exportLevelTestQuestions, { params: { id } }, { as: admin })
    const { csv } = contract.exportLevelTestQuestions.reply.parse(body)
    const { id: other } = await aLevelTest(server.db, { questions: [] })
    const send = (table: string) =>
      server.call(
        contract.importLevelTestQuestions,
        { params: { id: other }, body: { csv: table, isPreview: false } },
        { as: admin },
      )
    await send(csv)
    expect(await placesOf(other)).toEqual(['level 0 Question 0', 'quick 0 Quick 0', 'quick 1 Quick 1'])
    const head = 'type,text,optionA,optionB,optionC,optionD,correctOptionId,Quick Test\n'
    const wrong = await send(`${head}listening,Heard,a,b,c,d,A,x\ntext,Read,a,b,c,d,A,maybe\n`)
    expect(JSON.stringify(wrong.body)).toContain('Quick Test: The quick test has no listening questions')
    expect(JSON.stringify(wrong.body)).toContain('Must be true or false')
    expect(await placesOf(other)).toHaveLength(3)
  })
})

describe('the quick test of the public site', () => {
  let address = 0
  /** A visitor of their own, because calls are limited by address. */
  const visitor = () => `198.51.100.${(address += 1)}`
  const read = (path: string, remoteAddress = visitor()) => server.app.inject({ url: path, remoteAddress })
  const answer = (fields: Record<string, string>, { path = '/quick-test', remoteAddress = visitor() } = {}) =>
    server.app.inject({
      method: 'POST',
      url: path,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const offered = async (quick: number) => {
    const made = await aLevelTest(server.db, { isActive: true, questions: [{}], quick })
    const [first] = made.quick
    const isShown = quick >= 10
    await vi.waitFor(
      async () => expect((await read('/quick-test')).body.includes(first?.id ?? '')).toBe(isShown),
      { timeout: 30_000, interval: 50 },
    )
    return made
  }

  test('exists only while the active level test has ten marked questions', async () => {
    await offered(9)
    expect((await read('/quick-test')).statusCode).toBe(404)
    expect((await read('/sitemap.xml')).body).not.toContain('/quick-test')
    expect((await answer({})).headers.location).toBe('/quick-test')
    await offered(11)
    for (const path of ['/quick-test', '/en/quick-test']) expect((await read(path)).statusCode).toBe(200)
    const sitemap = await read('/sitemap.xml')
    expect(sitemap.body).toContain('/en/quick-test')
    expect(sitemap.headers['x-ratelimit-limit']).toBe('1200')
  })

  test('shows the first ten questions without their key, and nothing of the level test', async () => {
    const { questions } = await offered(11)
    const { body } = await read('/quick-test')
    const shown: { text: string }[] = JSON.parse(body)
    expect(shown.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, place) => `Quick ${place}`))
    expect(new Set(shown.flatMap((question) => Object.keys(question)))).toEqual(
      new Set(['id', 'text', 'options']),
    )
    expect(keysIn(shown)).toEqual([])
    expect(body).not.toContain(questions[0]?.id)
  })

  test('tells only the estimate and the number of right answers, and stores nothing', async () => {
    const { quick } = await offered(10)
    const right = Object.fromEntries(quick.map((question) => [question.id, question.correctOptionId]))
    const before = await countRows(server.db, 'level_test_answers')
    const best = await answer(right, { path: '/en/quick-test' })
    expect([best.statusCode, JSON.parse(best.body)]).toEqual([
      200,
      { level: 'C1', right: 10, isBeginner: false },
    ])
    expect(best.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(best.headers).not.toHaveProperty('set-cookie')
    const four = Object.fromEntries(Object.entries(right).slice(0, 4))
    expect(JSON.parse((await answer(four)).body)).toEqual({ level: 'A2', right: 4, isBeginner: false })
    const nonsense = Object.fromEntries(quick.map(({ id }) => [id, 'ABCD']))
    expect(JSON.parse((await answer(nonsense)).body)).toEqual({ level: 'A1', right: 0, isBeginner: true })
    const unanswered = Object.fromEntries(quick.map(({ id }) => [id, '']))
    expect(JSON.parse((await answer(unanswered)).body)).toEqual({ level: 'A1', right: 0, isBeginner: true })
    expect(await countRows(server.db, 'level_test_answers')).toBe(before)
  })

  test('starts again when the answers are of other questions, or there are none', async () => {
    const old = await offered(10)
    await offered(10)
    for (const fields of [{ [old.quick[0]?.id ?? '']: 'A' }, { [old.questions[0]?.id ?? '']: 'A' }, {}]) {
      const { statusCode, headers } = await answer(fields, { path: '/en/quick-test' })
      expect([statusCode, headers.location]).toEqual([303, '/en/quick-test'])
    }
    const huge = await answer({ a: 'A'.repeat(5000) })
    expect(huge.statusCode).toBe(413)
  })

  test('is limited by address, so that the key cannot be tried out at speed', async () => {
    const { quick } = await offered(10)
    const remoteAddress = visitor()
    const statuses: Record<number, number> = {}
    // Reading does not count, because a class shares one address
    for (let call = 0; call < 45; call += 1)
      expect((await read('/quick-test', remoteAddress)).statusCode).toBe(200)
    for (let call = 0; call < 45; call += 1) {
      const { statusCode } = await answer({ [quick[0]?.id ?? '']: 'A' }, { remoteAddress })
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    }
    expect(statuses).toEqual({ 200: 40, 429: 5 })
    const refused = await server.app.inject({
      method: 'POST',
      url: '/en/quick-test',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' },
      payload: '',
    })
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(refused.body).toContain('<html lang="en">')
    expect(refused.body).toContain('<h1>Too many requests, please try again shortly</h1>')
  })
})
