import * as contract from '@sohbet/contract/catalogue/level-tests'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aLevelTest, listening } from '../testing/rows/level-tests.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

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
const mark = async (testId: string, text: string, isQuick?: boolean) => {
  const found = (await list(testId)).find((question) => question.text === text)
  const { id = '', options = [], correctOptionId, audioUrl, type = 'text' } = found ?? {}
  const body = { text, type, options, correctOptionId, audioUrl, isQuick }
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
    const head = 'type,text,optionA,optionB,optionC,optionD,correctOptionId,quickTest\n'
    const wrong = await send(`${head}listening,Heard,a,b,c,d,A,x\ntext,Read,a,b,c,d,A,maybe\n`)
    expect(JSON.stringify(wrong.body)).toContain('The quick test has no listening questions')
    expect(JSON.stringify(wrong.body)).toContain('Must be true or false')
    expect(await placesOf(other)).toHaveLength(3)
  })
})
