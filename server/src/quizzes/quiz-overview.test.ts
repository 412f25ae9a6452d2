import { listQuizzes } from '@sohbet/contract/catalogue/quiz-overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aModule, aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const list = async (query: object = {}) => {
  const { status, body } = await server.call(listQuizzes, { query }, { as: admin })
  expect(status).toBe(200)
  return listQuizzes.reply.parse(body)
}

test('returns a quiz with its counts, its average and its hardest questions', async () => {
  const { id: moduleId } = await aModule(server.db, { name: 'İçecek sipariş etmek' })
  const { id: quizId } = await aQuiz(server.db, { moduleId })
  const [easy, hard, rare] = [
    await aQuizQuestion(server.db, { quizId, content: 'Easy', position: 0 }),
    await aQuizQuestion(server.db, { quizId, content: 'Hard', position: 1 }),
    await aQuizQuestion(server.db, { quizId, content: 'Rare', position: 2 }),
  ]
  const at = '2026-03-01T10:00:00.000Z'
  const given = (isCorrect: boolean) => ({ answer: 'x', at, isCorrect })
  for (const place of [0, 1, 2, 3, 4])
    await server.db.insert(quizAttempts).values({
      quizId,
      userId: (await aUser(server.db)).id,
      startedAt: new Date(at),
      completedAt: new Date(at),
      questionCount: 3,
      correctCount: place === 0 ? 2 : 1,
      // Two answers are too few to call a question hard
      answers: {
        [easy.id]: given(true),
        [hard.id]: given(place === 0),
        ...(place > 2 && { [rare.id]: given(false) }),
      },
    })
  await server.db
    .insert(quizAttempts)
    .values({ quizId, userId: (await aUser(server.db)).id, startedAt: new Date(at) })
  await aQuiz(server.db)

  const { data, totalCount } = await list({ sortBy: 'attemptCount:desc' })
  expect(totalCount).toBe(2)
  expect(data[0]).toMatchObject({
    id: quizId,
    moduleId,
    moduleName: 'İçecek sipariş etmek',
    questionCount: 3,
    attemptCount: 6,
    completedCount: 5,
    averageResult: 40,
    hardest: [
      { id: hard.id, content: 'Hard', answerCount: 5, correctShare: 20 },
      { id: easy.id, content: 'Easy', answerCount: 5, correctShare: 100 },
    ],
  })
  expect(data[1]).toMatchObject({ attemptCount: 0, averageResult: null, hardest: [] })
  expect((await list({ searchText: 'ICECEK' })).data.map(({ id }) => id)).toEqual([quizId])
  expect(await list({ searchText: '%', searchColumn: 'typeName' })).toEqual({ data: [], totalCount: 0 })
  const paged = await list({ pageSize: 10, sortBy: 'averageResult:asc' })
  expect(paged.data.map(({ averageResult }) => averageResult)).toEqual([40, null])
})
