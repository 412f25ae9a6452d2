import { randomUUID } from 'node:crypto'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import * as contract from '@sohbet/contract/catalogue/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule, aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const read = (moduleId: string) => server.call(getModuleQuiz, { params: { moduleId } }, { as: admin })
const create = (moduleId: string) => server.call(contract.createQuiz, { body: { moduleId } }, { as: admin })

test('a module gets its quiz, and then has it', async () => {
  const { id: moduleId } = await aModule(server.db)
  const missing = await read(moduleId)
  expect([missing.status, codeOf(missing.body)]).toEqual([404, 'QUIZ_NOT_FOUND'])
  const { status, body } = await create(moduleId)
  expect([status, body]).toEqual([201, { id: expect.any(String), moduleId, questionCount: 0 }])
  expect((await read(moduleId)).body).toEqual(body)
})

test('counts its own questions only', async () => {
  const { id, moduleId } = await aQuiz(server.db)
  await aQuizQuestion(server.db, { quizId: id })
  await aQuizQuestion(server.db, { quizId: id, position: 1 })
  await aQuizQuestion(server.db)
  expect((await read(moduleId)).body).toEqual({ id, moduleId, questionCount: 2 })
})

test('a module has one quiz at most', async () => {
  const { moduleId } = await aQuiz(server.db)
  const { status, body } = await create(moduleId)
  expect([status, codeOf(body)]).toEqual([409, 'QUIZ_EXISTS'])
})

test('twenty calls at once create one quiz', async () => {
  const { id } = await aModule(server.db)
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(id)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
}, 60_000)

test('a missing module has no quiz', async () => {
  for (const answer of [await read(randomUUID()), await create(randomUUID())])
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'MODULE_NOT_FOUND'])
  expect((await create('1')).status).toBe(400)
  expect((await read('1')).status).toBe(404)
})
