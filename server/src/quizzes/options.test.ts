import { errorReply } from '@sohbet/contract/error-reply'
import { createQuizQuestion } from '@sohbet/contract/catalogue/quizzes'
import { optionIds } from '@sohbet/domain/quiz/question'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession, aUserOf } from '../testing/rows/builders.ts'
import { aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let authorization: string
beforeAll(async () => {
  server = await startTestApp()
  const session = await aSession(server.db, (await aUserOf(server.db, 'admin')).id, server.clock.now)
  authorization = `Bearer ${server.tokens.access(session.id, server.clock.now)}`
})
afterAll(() => server.stop())

const options = optionIds.map((id) => ({ id, text: `piece ${id}` }))
const same = optionIds.map((id) => ({ id, text: 'tea' }))
const create = async (questionType: 'multi-option' | 'drag-drop', language: 'en' | 'tr') =>
  server.send(
    createQuizQuestion,
    {
      params: { id: (await aQuiz(server.db)).id },
      body: { content: 'Q', sourceType: 'text', questionType, options: same, correctAnswer: 'A' },
    },
    { authorization, 'accept-language': language },
  )

test.each([
  ['en', 'Options must differ'],
  ['tr', 'Seçenekler birbirinden farklı olmalı'],
] as const)('options that read the same are refused in %s', async (language, message) => {
  const { status, body } = await create('multi-option', language)
  expect([status, errorReply.parse(body).fields]).toEqual([
    400,
    { 'options.1.text': message, 'options.2.text': message, 'options.3.text': message },
  ])
})

test('pieces of drag-drop may read the same: either may come first', async () => {
  expect((await create('drag-drop', 'en')).status).toBe(201)
})

test.each([
  ['multi-option', options.slice(1)],
  ['drag-drop', []],
  ['fill_blank', options],
  ['sentence', options.slice(3)],
] as const)(
  'a question of the kind %s has four options or none, in the database too',
  async (questionType, odd) => {
    const correctAnswer = questionType === 'drag-drop' ? null : 'A'
    const row = { questionType, correctAnswer, options: [...odd] }
    await expect(aQuizQuestion(server.db, row)).rejects.toMatchObject({
      cause: { constraint: 'quiz_questions_options_where_chosen' },
    })
  },
)
